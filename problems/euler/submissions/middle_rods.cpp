// Cho thanh dài 2 nằm giữa đường, như thể nó không phải đi vào từ một phía.
#include <fstream>
#include <string>
#include <vector>

static std::vector<int> rods;
static signed char known[1 << 16];

static bool wins(int free_cells) {
    signed char &entry = known[free_cells];
    if (entry) return entry > 0;
    bool won = false;
    for (int rod : rods)
        if ((free_cells & rod) == rod && !wins(free_cells & ~rod)) won = true;
    entry = won ? 1 : -1;
    return won;
}

int main() {
    for (int line = 0; line < 4; line++)
        for (int length = 1; length <= 3; length++)
            for (int start = 0; start + length <= 4; start++) {
                int row = 0, column = 0;
                for (int i = start; i < start + length; i++) {
                    row |= 1 << (4 * line + i);
                    column |= 1 << (4 * i + line);
                }
                rods.push_back(row);
                rods.push_back(column);
            }
    std::ifstream in("EULER.INP");
    std::ofstream out("EULER.OUT");
    int k;
    in >> k;
    while (k--) {
        int board = 0;
        for (int r = 0; r < 4; r++) {
            std::string row;
            in >> row;
            for (int c = 0; c < 4; c++)
                if (row[c] == '.') board |= 1 << (4 * r + c);
        }
        out << (wins(board) ? "YES\n" : "NO\n");
    }
}
