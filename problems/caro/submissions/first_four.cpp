// Sau mỗi nước, tìm hướng đầu tiên có từ bốn quân liền nhau rồi dừng: không xét các hướng sau.
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
        int best = 0;
        for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int first = 0, last = 0;
            while (mine.count({x + (first - 1) * dx, y + (first - 1) * dy})) first--;
            while (mine.count({x + (last + 1) * dx, y + (last + 1) * dy})) last++;
            best = last - first + 1;
            if (best >= 4) break;
        }
        if (best < 5) continue;
        out << (i + 1 < n ? "Inconsistent" : i % 2 == 0 ? "First player won" : "Second player won") << '\n';
        return 0;
    }
    out << "Draw\n";
}
