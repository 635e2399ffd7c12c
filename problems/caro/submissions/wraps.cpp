// Đặt quân lên bàn 4001 x 4001, tọa độ lấy theo modulo 4001: các ô cách nhau 4001 bị coi là một.
#include <fstream>

const int SIZE = 4001;
char player[SIZE][SIZE];

char &at(long long x, long long y) { return player[(x % SIZE + SIZE) % SIZE][(y % SIZE + SIZE) % SIZE]; }

int main() {
    std::ifstream in("CARO.INP");
    std::ofstream out("CARO.OUT");
    int n;
    in >> n;
    for (int i = 0; i < n; i++) {
        long long x, y;
        in >> x >> y;
        int me = i % 2 + 1;
        at(x, y) = me;
        for (auto [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int run = 0;
            for (int s = -4; s <= 4; s++) {
                run = at(x + s * dx, y + s * dy) == me ? run + 1 : 0;
                if (run < 5) continue;
                out << (i + 1 < n ? "Inconsistent" : me == 1 ? "First player won" : "Second player won") << '\n';
                return 0;
            }
        }
    }
    out << "Draw\n";
}
