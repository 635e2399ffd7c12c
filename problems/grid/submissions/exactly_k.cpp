// Chỉ xét các đường có đúng K ô âm và quên các đường có ít hơn.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("GRID.INP");
    std::ofstream out("GRID.OUT");
    const long long none = -(1LL << 60);
    int n, k;
    while (in >> n >> k) {
        std::vector<std::vector<long long>> best(n + 2, std::vector<long long>(k + 2, none));
        best[1][0] = 0;
        for (int i = 0; i < n; i++) {
            std::vector<long long> a(n + 2);
            for (int j = 1; j <= n; j++) in >> a[j];
            auto left = best, right = best;
            auto step = [&](std::vector<long long> &to, const std::vector<long long> &from, int j) {
                for (int c = 0; c <= k; c++) to[c] = std::max(to[c], from[c]);
                if (a[j] < 0) {
                    for (int c = k; c > 0; c--) to[c] = to[c - 1];
                    to[0] = none;
                }
                for (int c = 0; c <= k; c++)
                    if (to[c] > none) to[c] += a[j];
            };
            for (int j = 1; j <= n; j++) step(right[j], right[j - 1], j);
            for (int j = n; j >= 1; j--) step(left[j], left[j + 1], j);
            for (int j = 1; j <= n; j++)
                for (int c = 0; c <= k; c++) best[j][c] = std::max(left[j][c], right[j][c]);
        }
        if (best[n][k] == none)
            out << "NO\n";
        else
            out << best[n][k] << '\n';
    }
}
