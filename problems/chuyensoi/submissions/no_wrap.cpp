// Coi các số dư là những đống của trò Nim thường: chúng chỉ có thể giảm.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("CHUYENSOI.INP");
    std::ofstream out("CHUYENSOI.OUT");
    long long k, m, b, w, x = 0;
    in >> k >> m;
    std::vector<long long> r(k);
    for (auto &value : r) {
        in >> b >> w;
        value = (w - b - 1) % (m + 1);
        x ^= value;
    }
    std::vector<std::pair<int, long long>> moves;
    for (int i = 0; i < k; i++)
        if ((r[i] ^ x) < r[i]) moves.push_back({i + 1, r[i] - (r[i] ^ x)});
    out << x << '\n' << moves.size() << '\n';
    for (auto [i, d] : moves) out << i << ' ' << d << '\n';
}
