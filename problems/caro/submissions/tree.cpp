// Đúng: sau mỗi nước đi đếm các dấu thẳng hàng với nó. Mỗi lần xem một ô là một lần tìm trong cây
// chứa mọi ô.
#include <fstream>
#include <map>

int main() {
    std::ifstream in("CARO.INP");
    std::ofstream out("CARO.OUT");
    int n;
    in >> n;
    std::map<std::pair<int, int>, int> player;
    for (int i = 0; i < n; i++) {
        int x, y;
        in >> x >> y;
        int me = i % 2 + 1;
        player[{x, y}] = me;
        for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int run = 0;
            for (int s = -4; s <= 4; s++) {
                auto found = player.find({x + s * dx, y + s * dy});
                run = found != player.end() && found->second == me ? run + 1 : 0;
                if (run < 5) continue;
                out << (i + 1 < n ? "Inconsistent" : me == 1 ? "First player won" : "Second player won") << '\n';
                return 0;
            }
        }
    }
    out << "Draw\n";
}
