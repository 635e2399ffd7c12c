// Lỗi: cắt K xuống 99, như thể không bao giờ lấy được một trăm cọc một lúc.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NUMCOINS.INP");
    std::ofstream out("NUMCOINS.OUT");
    int n, k;
    in >> n >> k;
    k = std::min({n, k, 99});
    std::vector<long long> p(n), sum(n + 1);
    for (auto &heap : p) in >> heap;
    std::vector<std::vector<long long>> best(n + 1);
    best[0] = {0};
    for (int r = 1; r <= n; r++) {
        sum[r] = sum[r - 1] + p[n - r];
        best[r].assign(r + 1, 0);
        for (int t = 1; t <= r; t++)
            best[r][t] = std::max(best[r][t - 1], sum[r] - best[r - t][std::min(t, r - t)]);
    }
    out << best[n][k] << '\n';
    for (int r = n, m = k; r > 0; m = std::min(m, r)) {
        int t = 1;
        while (best[r][t] < best[r][m]) t++;
        out << t << ' ';
        r -= t;
        m = t;
    }
    out << '\n';
}
