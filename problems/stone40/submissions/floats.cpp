// Quy tắc đúng, giá trị lưu bằng float: 24 bit không chứa được đồng thời 40 và 2^-19.
#include <fstream>
#include <string>
#include <vector>

static std::vector<float> prefixes(const std::string &row) {
    std::vector<float> value(1, 0.0f);
    float weight = 1;
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
    float sum = 0;
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
        std::vector<float> value = prefixes(rows[i]);
        for (size_t j = 0; j < rows[i].size(); j++)
            if (rows[i][j] == 'B' && sum - value.back() + value[j] >= 0) {
                out << i + 1 << ' ' << j + 1 << '\n';
                return 0;
            }
    }
}
