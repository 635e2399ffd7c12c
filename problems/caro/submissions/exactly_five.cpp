// Đếm các dấu thẳng hàng với mỗi nước đi, nhưng đòi đúng năm dấu.
#include <fstream>
#include <map>

int main() {
    std::ifstream in("CARO.INP");
    std::ofstream out("CARO.OUT");
    int n;
    in >> n;
    std::map<std::pair<long long, long long>, int> player;
    for (int i = 0; i < n; i++) {
        long long x, y;
        in >> x >> y;
        int me = i % 2 + 1;
        player[{x, y}] = me;
        for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int count = 1;
            for (int side : {1, -1})
                for (int s = side;; s += side) {
                    auto found = player.find({x + s * dx, y + s * dy});
                    if (found == player.end() || found->second != me) break;
                    count++;
                }
            if (count == 5) {
                out << (i + 1 < n ? "Inconsistent" : me == 1 ? "First player won" : "Second player won") << '\n';
                return 0;
            }
        }
    }
    out << "Draw\n";
}
