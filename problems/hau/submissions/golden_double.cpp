// Công thức Wythoff bằng số thực: đúng khi các số còn nhỏ.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <vector>

const double PHI = (1 + std::sqrt(5.0)) / 2;

long long lower(long long k) { return (long long)(k * PHI); }

long long partner(long long x) {
    long long smaller = lower(x) - x;
    return lower(smaller + 1) == x ? x + smaller + 1 : lower(x - smaller);
}

int main() {
    std::ifstream in("HAU.INP");
    std::ofstream out("HAU.OUT");
    int t;
    in >> t;
    while (t--) {
        long long p, q;
        in >> p >> q;
        long long d = std::llabs(p - q), low = lower(d);
        std::vector<std::pair<long long, long long>> moves;
        if (partner(p) < q) moves.push_back({p, partner(p)});
        if (partner(q) < p) moves.push_back({partner(q), q});
        if (low < std::min(p, q))
            moves.push_back(p <= q ? std::make_pair(low, low + d) : std::make_pair(low + d, low));
        std::sort(moves.begin(), moves.end());
        out << moves.size() << '\n';
        for (auto [x, y] : moves) out << x << ' ' << y << '\n';
    }
}
