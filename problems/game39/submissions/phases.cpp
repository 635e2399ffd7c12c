// Thuật toán Kuhn theo lượt: ghép tham lam trước, mỗi lượt tìm đường tăng từ mọi đỉnh trống mà không xóa dấu
// đã thăm. Thường rất nhanh, nhưng có thể mỗi lượt chỉ tìm được một đường.
#include <cstdio>
#include <vector>
using namespace std;

const int MAX = 400001;
vector<int> adj[MAX];  // đỉnh trái 1..n1, đỉnh phải n1 + 1..n1 + n2
int mate[MAX];         // đỉnh được ghép cùng, 0 nếu trống
int visited[MAX];
bool lost[MAX];

bool augment(int v, int round) {
    if (visited[v] == round) return false;
    visited[v] = round;
    for (int u : adj[v])
        if (mate[u] == 0 || augment(mate[u], round)) {
            mate[u] = v;
            mate[v] = u;
            return true;
        }
    return false;
}

// Đỉnh v có thể bị bỏ trống, nên bạn ghép của mỗi đỉnh kề cũng vậy.
void mark(int v) {
    lost[v] = true;
    for (int u : adj[v])
        if (!lost[mate[u]]) mark(mate[u]);
}

int main() {
    FILE *in = fopen("GAME39.INP", "r");
    FILE *out = fopen("GAME39.OUT", "w");
    int n1, n2, m;
    fscanf(in, "%d %d %d", &n1, &n2, &m);
    for (int e = 0; e < m; e++) {
        int i, j;
        fscanf(in, "%d %d", &i, &j);
        adj[i].push_back(n1 + j);
        adj[n1 + j].push_back(i);
    }
    for (int v = 1; v <= n1; v++)
        for (int u : adj[v])
            if (mate[v] == 0 && mate[u] == 0) mate[v] = u, mate[u] = v;
    bool found = true;
    for (int round = 1; found; round++) {
        found = false;
        for (int v = 1; v <= n1; v++)
            if (mate[v] == 0 && augment(v, round)) found = true;
    }
    for (int v = 1; v <= n1 + n2; v++)
        if (mate[v] == 0 && !lost[v]) mark(v);
    for (int v = 1; v <= n1 + n2; v++) {
        fputc(lost[v] ? 'R' : 'H', out);
        if (v == n1 || v == n1 + n2) fputc('\n', out);
    }
    return 0;
}
