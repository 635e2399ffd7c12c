// Đi vòng qua đầu kia, nhưng không hỏi số dư cần tìm có tồn tại không.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("CHUYENSOI.INP");
    std::ofstream out("CHUYENSOI.OUT");
    long long k, m, b, w, x = 0;
    in >> k >> m;
    std::vector<long long> gap(k);
    for (auto &g : gap) {
        in >> b >> w;
        g = w - b - 1;
        x ^= g % (m + 1);
    }
    std::vector<std::pair<int, long long>> moves;
    for (int i = 0; i < k; i++) {
        long long r = gap[i] % (m + 1), wanted = r ^ x;
        long long d = ((r - wanted) % (m + 1) + m + 1) % (m + 1);
        if (d > 0 && d <= gap[i]) moves.push_back({i + 1, d});
    }
    out << x << '\n' << moves.size() << '\n';
    for (auto [i, d] : moves) out << i << ' ' << d << '\n';
}
