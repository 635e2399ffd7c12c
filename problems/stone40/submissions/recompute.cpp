// Right and exact, but adds up all rows again for every first move.
#include <fstream>
#include <string>
#include <vector>

static __int128 sum(const std::vector<std::string> &rows) {
    __int128 total = 0;
    for (const std::string &row : rows) {
        __int128 weight = (__int128)1 << 59, first = weight;
        for (char stone : row) {
            if (weight < first || stone != row[0]) weight /= 2;
            total += stone == 'B' ? weight : -weight;
        }
    }
    return total;
}

int main() {
    std::ifstream in("STONE.INP");
    std::ofstream out("STONE.OUT");
    int n;
    in >> n;
    std::vector<std::string> rows(n);
    for (auto &row : rows) in >> row;
    if (sum(rows) <= 0) {
        out << "Ron\n";
        return 0;
    }
    out << "Hermione\n";
    for (int i = 0; i < n; i++)
        for (size_t j = 0; j < rows[i].size(); j++)
            if (rows[i][j] == 'B') {
                std::string row = rows[i];
                rows[i].resize(j);
                if (sum(rows) >= 0) {
                    out << i + 1 << ' ' << j + 1 << '\n';
                    return 0;
                }
                rows[i] = row;
            }
}
