// Thử mọi nước đi ở mọi trạng thái: O(N³).
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NUMCOINS.INP");
    std::ofstream out("NUMCOINS.OUT");
    int n, k;
    in >> n >> k;
    k = std::min(n, k);
    std::vector<long long> p(n), total(n + 1);
    for (auto &pile : p) in >> pile;
    std::vector<std::vector<long long>> most(n + 1);
    most[0] = {0};
    for (int r = 1; r <= n; r++) {
        total[r] = total[r - 1] + p[n - r];
        most[r].assign(r + 1, 0);
        for (int m = 1; m <= r; m++)
            for (int t = 1; t <= m; t++)
                most[r][m] = std::max(most[r][m], total[r] - most[r - t][std::min(t, r - t)]);
    }
    out << most[n][k] << '\n';
    for (int r = n, m = k; r > 0; m = std::min(m, r)) {
        int t = 1;
        while (most[r][t] < most[r][m]) t++;
        out << t << ' ';
        r -= t;
        m = t;
    }
    out << '\n';
}
