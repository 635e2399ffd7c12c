#include <algorithm>
#include <fstream>
#include <vector>

int n, k;
std::vector<long long> xu, tong;            // tong[r]: tổng của r cọc cuối
std::vector<std::vector<long long>> nhieu;  // nhieu[r][m]: còn r cọc, được lấy tối đa m cọc

int main() {
    std::ifstream in("NUMCOINS.INP");
    std::ofstream out("NUMCOINS.OUT");
    in >> n >> k;
    xu.resize(n);
    for (auto &x : xu) in >> x;
    k = std::min(k, n);
    tong.assign(n + 1, 0);
    nhieu.assign(n + 1, {0});
    for (int r = 1; r <= n; r++) {
        tong[r] = tong[r - 1] + xu[n - r];
        nhieu[r].assign(r + 1, 0);
        for (int m = 1; m <= r; m++) {
            // lấy đúng m cọc: người kia cũng được lấy tối đa m cọc
            long long kia = nhieu[r - m][std::min(m, r - m)];
            nhieu[r][m] = std::max(nhieu[r][m - 1], tong[r] - kia);
        }
    }
    out << nhieu[n][k] << '\n';
    for (int r = n, m = k; r > 0;) {
        m = std::min(m, r);
        int lay = 1;
        while (nhieu[r][lay] < nhieu[r][m]) lay++;
        out << lay << ' ';
        r -= lay;
        m = lay;
    }
    out << '\n';
}
