// Cả hai đều vội: người thua chọn cách thua nhanh nhất.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("COBANG.INP");
    std::ofstream out("COBANG.OUT");
    int n, m, x, y;
    in >> n >> m >> x >> y;
    std::vector<std::vector<int>> ring(m + 1, std::vector<int>(m + 1));
    for (int i = 1; i <= x; i++) {
        // The two smallest even and the two smallest odd values, and the first ones' moves.
        int best[2][2] = {{1 << 30, 1 << 30}, {1 << 30, 1 << 30}}, by[2] = {0, 0};
        for (int k = 1; k <= m && k < i; k++) {
            int v = ring[(i - k) % (m + 1)][k], p = v % 2;
            if (v < best[p][0]) best[p][1] = best[p][0], best[p][0] = v, by[p] = k;
            else best[p][1] = std::min(best[p][1], v);
        }
        std::vector<int> row(m + 1);
        for (int j = 1; j <= m; j++) {
            int even = best[0][by[0] == j], odd = best[1][by[1] == j];
            row[j] = even < 1 << 30 ? even + 1 : odd < 1 << 30 ? odd + 1 : 0;
        }
        ring[i % (m + 1)] = row;
    }
    int moves = ring[x % (m + 1)][y];
    out << moves % 2 << '\n' << moves << '\n';
}
