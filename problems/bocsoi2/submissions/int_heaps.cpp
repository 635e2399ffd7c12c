// Công thức đúng nhưng số sỏi lưu bằng 32 bit: tốt đến 1000, không đủ ở giới hạn nâng cao.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

bool lost(int x, int y) {
    if (x > y) std::swap(x, y);
    if (x == 3) return false;
    if (x > 3) return (x % 5 + y % 5) % 5 == 3;
    return y % 5 == (x == 0 ? 0 : 3 - x);
}

int main() {
    std::ifstream in("BOCSOI2.INP");
    std::ofstream out("BOCSOI2.OUT");
    int q;
    in >> q;
    while (q--) {
        std::string a, b;
        in >> a >> b;
        int x = (int)std::atoll(a.c_str()), y = (int)std::atoll(b.c_str());
        std::vector<std::pair<int, int>> moves;
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
