// Đúng: đổi dấu hàng hoặc cột âm đầu tiên rồi cộng lại mọi thứ từ đầu.
#include <fstream>
#include <vector>

int n, m;
std::vector<std::vector<long long>> a;

int main() {
    std::ifstream in("TABLE.INP");
    std::ofstream out("TABLE.OUT");
    in >> n >> m;
    a.assign(n, std::vector<long long>(m));
    for (auto &row : a)
        for (auto &cell : row) in >> cell;
    std::vector<int> negated(n + m);
    for (;;) {
        std::vector<long long> sum(n + m);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++) {
                sum[i] += a[i][j];
                sum[n + j] += a[i][j];
            }
        int line = 0;
        while (line < n + m && sum[line] >= 0) line++;
        if (line == n + m) break;
        negated[line] ^= 1;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                if (i == line || n + j == line) a[i][j] = -a[i][j];
    }
    int k = 0;
    for (int x : negated) k += x;
    out << k << '\n';
    for (int line = 0; line < n + m; line++)
        if (negated[line]) out << (line < n ? "R " : "C ") << (line < n ? line : line - n) + 1 << '\n';
}
