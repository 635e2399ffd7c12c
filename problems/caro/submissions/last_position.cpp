// Chỉ xét thế cờ cuối cùng: ai có năm dấu thì thắng. Không thấy được rằng sau đó còn nước đi.
#include <fstream>
#include <set>

int main() {
    std::ifstream in("CARO.INP");
    std::ofstream out("CARO.OUT");
    int n;
    in >> n;
    std::set<std::pair<long long, long long>> cells[2];
    for (int i = 0; i < n; i++) {
        long long x, y;
        in >> x >> y;
        cells[i % 2].insert({x, y});
    }
    bool won[2] = {false, false};
    for (int player : {0, 1})
        for (auto [x, y] : cells[player])
            for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                int count = 1;
                while (cells[player].count({x + count * dx, y + count * dy})) count++;
                if (count >= 5) won[player] = true;
            }
    if (won[0] && won[1])
        out << "Inconsistent\n";
    else
        out << (won[0] ? "First player won" : won[1] ? "Second player won" : "Draw") << '\n';
}
