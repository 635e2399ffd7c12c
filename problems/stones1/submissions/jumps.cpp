// Cho đi hai ô cả khi ô ở giữa có sỏi, miễn là ô đến còn trống.
#include <fstream>
#include <string>

int nim_sum(const std::string &strip) {
    int sum = 0, gap = 0, stones = 0;
    for (int cell = int(strip.size()) - 1; cell >= 0; cell--)
        if (strip[cell] == 'X') {
            if (stones % 2 == 1) sum ^= gap % 3;
            stones++;
            gap = 0;
        } else {
            gap++;
        }
    return stones % 2 == 1 ? sum ^ gap % 3 : sum;
}

int main() {
    std::ifstream in("STONES.INP");
    std::ofstream out("STONES.OUT");
    int n, count = 0;
    std::string strip;
    in >> n >> strip;
    for (int cell = 0; cell < n; cell++)
        for (int step = 1; step <= 2 && step <= cell; step++) {
            if (strip[cell] != 'X' || strip[cell - step] != '.') continue;
            std::string after = strip;
            std::swap(after[cell], after[cell - step]);
            count += nim_sum(after) == 0;
        }
    out << count << '\n';
}
