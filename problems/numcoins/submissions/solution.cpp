#include <algorithm>
#include <fstream>
#include <vector>

int n, k;
std::vector<long long> piles, total;       // total[r]: tổng của r cọc cuối
std::vector<std::vector<long long>> most;  // most[r][m]: còn r cọc, được lấy tối đa m cọc

int main() {
    std::ifstream in("NUMCOINS.INP");
    std::ofstream out("NUMCOINS.OUT");
    in >> n >> k;
    piles.resize(n);
    for (auto &x : piles) in >> x;
    k = std::min(k, n);
    total.assign(n + 1, 0);
    most.assign(n + 1, {0});
    for (int r = 1; r <= n; r++) {
        total[r] = total[r - 1] + piles[n - r];
        most[r].assign(r + 1, 0);
        for (int m = 1; m <= r; m++) {
            // lấy đúng m cọc: người kia cũng được lấy tối đa m cọc
            long long other = most[r - m][std::min(m, r - m)];
            most[r][m] = std::max(most[r][m - 1], total[r] - other);
        }
    }
    out << most[n][k] << '\n';
    for (int r = n, m = k; r > 0;) {
        m = std::min(m, r);
        int take = 1;
        while (most[r][take] < most[r][m]) take++;
        out << take << ' ';
        r -= take;
        m = take;
    }
    out << '\n';
}
