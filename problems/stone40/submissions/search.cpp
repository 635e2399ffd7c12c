// Chơi mọi ván; bảng nhớ một triệu thế đỡ được một phần.
#include <fstream>
#include <string>
#include <vector>

static std::vector<std::string> rows;
static std::vector<unsigned long long> table(1 << 20);

static bool wins(char mover);

static bool good(char mover, size_t i, size_t j) {
    std::string before = rows[i];
    rows[i].resize(j);
    bool won = !wins(mover == 'B' ? 'R' : 'B');
    rows[i] = before;
    return won;
}

static bool wins(char mover) {
    unsigned long long key = mover;
    for (const std::string &row : rows) {
        key = (key ^ (row.size() + 1)) * 0x9e3779b97f4a7c15ULL;
        key ^= key >> 29;
    }
    key |= 3;
    unsigned long long &entry = table[key >> 44];
    if ((entry | 1) == key) return entry & 1;
    bool won = false;
    for (size_t i = 0; i < rows.size() && !won; i++)
        for (size_t j = 0; j < rows[i].size() && !won; j++)
            won = rows[i][j] == mover && good(mover, i, j);
    entry = won ? key : key - 1;
    return won;
}

int main() {
    std::ifstream in("STONE.INP");
    std::ofstream out("STONE.OUT");
    int n;
    in >> n;
    rows.resize(n);
    for (auto &row : rows) in >> row;
    for (size_t i = 0; i < rows.size(); i++)
        for (size_t j = 0; j < rows[i].size(); j++)
            if (rows[i][j] == 'B' && good('B', i, j)) {
                out << "Hermione\n" << i + 1 << ' ' << j + 1 << '\n';
                return 0;
            }
    out << "Ron\n";
}
