// Bàn cờ là 25 bit không có chỗ ngăn giữa các hàng: cuối hàng này kề với đầu hàng sau.
#include <fstream>
#include <string>

static bool has_line(unsigned stones) {
    for (int step : {1, 4, 5, 6})
        if (stones & stones >> step & stones >> 2 * step) return true;
    return false;
}

int main() {
    std::ifstream in("GAME25.INP");
    std::ofstream out("GAME25.OUT");
    int t;
    in >> t;
    while (t--) {
        unsigned a = 0;
        for (int i = 0; i < 5; i++) {
            std::string row;
            in >> row;
            for (char letter : row) a = a << 1 | (letter == 'A');
        }
        bool of_a = has_line(a), of_b = has_line(~a & 0x1ffffff);
        out << (of_a == of_b ? "draw" : of_a ? "A wins" : "B wins") << '\n';
    }
}
