// Thử mọi tập hàng; khi đó các cột được xác định. Đúng với khoảng hai mươi hàng đầu.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("TABLE.INP");
    std::ofstream out("TABLE.OUT");
    int n, m;
    in >> n >> m;
    std::vector<std::vector<long long>> a(n, std::vector<long long>(m));
    for (auto &row : a)
        for (auto &cell : row) in >> cell;
    std::vector<int> rows(n), columns(m);
    for (;;) {
        std::vector<long long> sum(n);
        for (int j = 0; j < m; j++) {
            long long column = 0;
            for (int i = 0; i < n; i++) column += rows[i] ? -a[i][j] : a[i][j];
            columns[j] = column < 0;
            for (int i = 0; i < n; i++) sum[i] += rows[i] ^ columns[j] ? -a[i][j] : a[i][j];
        }
        bool right = true;
        for (long long s : sum) right = right && s >= 0;
        if (right) break;
        int i = 0;
        while (i < n && rows[i]) rows[i++] = 0;
        if (i < n) rows[i] = 1;
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
