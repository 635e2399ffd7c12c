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
    std::vector<long long> p(n), tong(n + 1);
    for (auto &coc : p) in >> coc;
    std::vector<std::vector<long long>> nhieu(n + 1);
    nhieu[0] = {0};
    for (int r = 1; r <= n; r++) {
        tong[r] = tong[r - 1] + p[n - r];
        nhieu[r].assign(r + 1, 0);
        for (int m = 1; m <= r; m++)
            for (int t = 1; t <= m; t++)
                nhieu[r][m] = std::max(nhieu[r][m], tong[r] - nhieu[r - t][std::min(t, r - t)]);
    }
    out << nhieu[n][k] << '\n';
    for (int r = n, m = k; r > 0; m = std::min(m, r)) {
        int t = 1;
        while (nhieu[r][t] < nhieu[r][m]) t++;
        out << t << ' ';
        r -= t;
        m = t;
    }
    out << '\n';
}
