// Đúng với các tổng đến 2 * 10^9: lần lượt đổi dấu các hàng, cột âm cho đến khi cả một lượt không
// gặp nữa.
#include <cstdint>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("TABLE.INP");
    std::ofstream out("TABLE.OUT");
    int n, m;
    in >> n >> m;
    std::vector<std::vector<int>> a(n, std::vector<int>(m));
    for (auto &row : a)
        for (int &cell : row) in >> cell;
    std::vector<int> rows(n), columns(m);
    bool changed = true;
    while (changed) {
        changed = false;
        for (int i = 0; i < n; i++) {
            uint32_t sum = 0;
            for (int j = 0; j < m; j++) sum += uint32_t(a[i][j]);
            if (int32_t(sum) >= 0) continue;
            for (int j = 0; j < m; j++) a[i][j] = -a[i][j];
            rows[i] ^= 1;
            changed = true;
        }
        for (int j = 0; j < m; j++) {
            uint32_t sum = 0;
            for (int i = 0; i < n; i++) sum += uint32_t(a[i][j]);
            if (int32_t(sum) >= 0) continue;
            for (int i = 0; i < n; i++) a[i][j] = -a[i][j];
            columns[j] ^= 1;
            changed = true;
        }
    }
    int k = 0;
    for (int r : rows) k += r;
    for (int c : columns) k += c;
    out << k << '\n';
    for (int i = 0; i < n; i++)
        if (rows[i]) out << "R " << i + 1 << '\n';
    for (int j = 0; j < m; j++)
        if (columns[j]) out << "C " << j + 1 << '\n';
}
