// Cách làm bình phương với các tổng kiểu int.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NUMCOINS.INP");
    std::ofstream out("NUMCOINS.OUT");
    int n, k;
    in >> n >> k;
    std::vector<int> p(n);
    for (int &heap : p) in >> heap;
    std::vector<unsigned> sum(n + 1);
    std::vector<std::vector<int>> best(n + 1);
    best[0] = {0};
    for (int r = 1; r <= n; r++) {
        sum[r] = sum[r - 1] + p[n - r];
        best[r].assign(r + 1, -2147483647 - 1);
        for (int t = 1; t <= r; t++) {
            int other = best[r - t][std::min(t, r - t)];
            best[r][t] = std::max(best[r][t - 1], int(sum[r] - other));
        }
    }
    out << best[n][std::min(n, k)] << '\n';
    for (int r = n, m = std::min(n, k); r > 0; m = std::min(m, r)) {
        int t = 1;
        while (best[r][t] < best[r][m]) t++;
        out << t << ' ';
        r -= t;
        m = t;
    }
    out << '\n';
}
