// Đúng, nhưng duyệt mọi ván theo luật chơi.
#include <fstream>
#include <string>

std::string strip;

bool lost();

// Counts the winning moves, at most `enough` of them.
int winning(int enough) {
    int found = 0;
    for (int i = 0; i < (int)strip.size(); i++) {
        if (strip[i] != 'X') continue;
        for (int d = 1; d <= 2 && d <= i && strip[i - d] == '.' && found < enough; d++) {
            std::swap(strip[i], strip[i - d]);
            found += lost();
            std::swap(strip[i], strip[i - d]);
        }
    }
    return found;
}

bool lost() { return winning(1) == 0; }

int main() {
    std::ifstream in("STONES.INP");
    std::ofstream out("STONES.OUT");
    int n;
    in >> n >> strip;
    out << winning(2 * n) << '\n';
}
