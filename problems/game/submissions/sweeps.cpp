// Sweeps over all moves until nothing changes: right, and N times M at worst.
#include <cstdio>
#include <vector>

int main() {
    FILE *in = fopen("GAME.INP", "r");
    FILE *out = fopen("GAME.OUT", "w");
    int n, m, start;
    if (fscanf(in, "%d %d %d", &n, &m, &start) != 3) return 1;
    std::vector<int> from(m), to(m), result(n + 1, 0);
    for (int i = 0; i < m; i++)
        if (fscanf(in, "%d %d", &from[i], &to[i]) != 2) return 1;
    for (bool changed = true; changed;) {
        changed = false;
        std::vector<char> all_won(n + 1, 1);
        for (int i = 0; i < m; i++) {
            if (result[to[i]] != 1) all_won[from[i]] = 0;
            if (result[to[i]] == 2 && result[from[i]] == 0) result[from[i]] = 1, changed = true;
        }
        for (int u = 1; u <= n; u++)
            if (result[u] == 0 && all_won[u]) result[u] = 2, changed = true;
    }
    fprintf(out, "%d\n", result[start]);
    return 0;
}
