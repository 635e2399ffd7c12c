// Lấy tọa độ theo modulo 10^6 + 3 rồi mới ghép thành một số: các ô ở xa bị trùng số.
#include <fstream>
#include <map>

std::map<long long, int> player;

long long key(long long x, long long y) { return x % 1000003 * 4000000 + y % 1000003; }

int main() {
    std::ifstream in("CARO.INP");
    std::ofstream out("CARO.OUT");
    int n;
    in >> n;
    for (int i = 0; i < n; i++) {
        int x, y;
        in >> x >> y;
        int me = i % 2 + 1;
        player[key(x, y)] = me;
        for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int run = 0;
            for (int s = -4; s <= 4; s++) {
                auto found = player.find(key(x + s * dx, y + s * dy));
                run = found != player.end() && found->second == me ? run + 1 : 0;
                if (run < 5) continue;
                out << (i + 1 < n ? "Inconsistent" : me == 1 ? "First player won" : "Second player won") << '\n';
                return 0;
            }
        }
    }
    out << "Draw\n";
}
