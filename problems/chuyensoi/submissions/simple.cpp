// Đúng, nhưng thử mọi khoảng cách trên mọi dải.
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
        long long others = x ^ (gap[i] % (m + 1));
        for (long long d = 1; d <= m && d <= gap[i]; d++)
            if ((gap[i] - d) % (m + 1) == others) moves.push_back({i + 1, d});
    }
    out << x << '\n' << moves.size() << '\n';
    for (auto [i, d] : moves) out << i << ' ' << d << '\n';
}
