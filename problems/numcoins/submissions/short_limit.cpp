// Đọc K vào biến 16 bit: K = 65537 trở thành 1.
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NUMCOINS.INP");
    std::ofstream out("NUMCOINS.OUT");
    int n;
    int64_t given;
    in >> n >> given;
    uint16_t k = given;
    std::vector<int64_t> coins(n), sum(n + 1);
    for (auto &heap : coins) in >> heap;
    std::vector<std::vector<int64_t>> most(n + 1, {0});  // most[r][m]: còn r cọc, được lấy tối đa m cọc
    for (int r = 1; r <= n; r++) {
        sum[r] = sum[r - 1] + coins[n - r];
        most[r].assign(r + 1, 0);
        for (int m = 1; m <= r; m++)
            most[r][m] = std::max(most[r][m - 1], sum[r] - most[r - m][std::min(m, r - m)]);
    }
    int limit = std::min<int>(k, n);
    out << most[n][limit] << '\n';
    for (int r = n; r > 0;) {
        limit = std::min(limit, r);
        int take = 1;
        while (take < limit && most[r][take] < most[r][limit]) take++;
        out << take << ' ';
        r -= take;
        limit = take;
    }
    out << '\n';
}
