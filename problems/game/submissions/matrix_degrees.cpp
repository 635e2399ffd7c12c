// Phân tích ngược trên ma trận kề. Nước đi lặp lại là một ô của ma trận nhưng được đếm hai lần
// trong bậc, nên có những thế thua không bao giờ được tìm ra.
#include <cstdio>
#include <queue>

static bool move_to[201][201];
static int degree[201], result[201];

int main() {
    FILE *in = fopen("GAME.INP", "r");
    FILE *out = fopen("GAME.OUT", "w");
    int n, m, start;
    if (fscanf(in, "%d %d %d", &n, &m, &start) != 3) return 1;
    for (int i = 0, u, v; i < m; i++) {
        if (fscanf(in, "%d %d", &u, &v) != 2) return 1;
        move_to[u][v] = true;
        degree[u]++;
    }
    std::queue<int> queue;
    for (int u = 1; u <= n; u++)
        if (degree[u] == 0) result[u] = 2, queue.push(u);
    while (!queue.empty()) {
        int v = queue.front();
        queue.pop();
        for (int u = 1; u <= n; u++) {
            if (!move_to[u][v] || result[u]) continue;
            if (result[v] == 2) result[u] = 1, queue.push(u);
            else if (--degree[u] == 0) result[u] = 2, queue.push(u);
        }
    }
    fprintf(out, "%d\n", result[start]);
    return 0;
}
