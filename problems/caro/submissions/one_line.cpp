// Đếm số hàng năm quân sau mỗi nước; chỉ coi là thắng khi có đúng một hàng.
#include <fstream>
#include <set>

std::set<std::pair<int, int>> stones[2];

int main() {
    std::ifstream in("CARO.INP");
    std::ofstream out("CARO.OUT");
    int n;
    in >> n;
    for (int i = 0; i < n; i++) {
        int x, y;
        in >> x >> y;
        auto &mine = stones[i % 2];
        mine.insert({x, y});
        int lines = 0;
        for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int count = 1;
            for (int side : {-1, 1})
                for (int s = side; mine.count({x + s * dx, y + s * dy}); s += side) count++;
            if (count >= 5) lines++;
        }
        if (lines != 1) continue;
        out << (i + 1 < n ? "Inconsistent" : i % 2 == 0 ? "First player won" : "Second player won") << '\n';
        return 0;
    }
    out << "Draw\n";
}
