// "Nước đi nào cũng đổi số dư của tổng khi chia cho 5" nên chỉ nhìn tổng mà quên các đống nhỏ.
#include <algorithm>
#include <fstream>
#include <vector>

bool lost(long long x, long long y) { return (x + y) % 5 == 3; }

int main() {
    std::ifstream in("BOCSOI2.INP");
    std::ofstream out("BOCSOI2.OUT");
    int q;
    long long x, y;
    in >> q;
    while (in >> x >> y) {
        std::vector<std::pair<long long, long long>> moves;
        for (int k = 1; k <= 4; k++) {
            if (x >= k && lost(x - k, y)) moves.push_back({x - k, y});
            if (y >= k && lost(x, y - k)) moves.push_back({x, y - k});
            if (k <= 3 && x >= k && y >= k && lost(x - k, y - k)) moves.push_back({x - k, y - k});
        }
        std::sort(moves.begin(), moves.end());
        out << moves.size() << '\n';
        for (auto [u, v] : moves) out << u << ' ' << v << '\n';
    }
}
