// Quy hoạch động trên tập hàng và tập cột đã xóa; mỗi thế cờ là một trò chơi ma trận, giải bằng
// phương pháp đơn hình.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

const double EPS = 1e-9;
int m, n, k;
int a[8][8];
int open_value[256][256];     // giá trị khi chơi mở
double hidden_value[256][256];  // giá trị khi chơi đồng thời

// Giá trị của trò chơi ma trận b.
double game_value(vector<vector<double>> b) {
    int rows = b.size(), columns = b[0].size();
    double low = b[0][0], high = b[0][0];
    for (auto &row : b)
        for (double x : row) {
            low = min(low, x);
            high = max(high, x);
        }
    double range = high - low;
    if (range < EPS) return low;
    // Dời và co giãn để mọi số nằm trong [1, 2], rồi tìm y >= 0 sao cho b y <= 1 và tổng y lớn nhất.
    vector<vector<double>> t(rows + 1, vector<double>(columns + 1, -1));
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) t[i][j] = (b[i][j] - low) / range + 1;
        t[i][columns] = 1;
    }
    t[rows][columns] = 0;
    vector<int> basic(rows), other(columns);
    for (int i = 0; i < rows; i++) basic[i] = i;
    for (int j = 0; j < columns; j++) other[j] = rows + j;
    while (true) {
        // Quy tắc Bland: biến có số hiệu nhỏ nhất, để không bao giờ lặp vô hạn.
        int column = -1, row = -1;
        for (int j = 0; j < columns; j++)
            if (t[rows][j] < -EPS && (column < 0 || other[j] < other[column])) column = j;
        if (column < 0) break;
        for (int i = 0; i < rows; i++) {
            if (t[i][column] < EPS) continue;
            if (row < 0) {
                row = i;
                continue;
            }
            double difference = t[i][columns] / t[i][column] - t[row][columns] / t[row][column];
            if (difference < 0 || (difference == 0 && basic[i] < basic[row])) row = i;
        }
        double pivot = t[row][column];
        t[row][column] = 1;
        for (double &x : t[row]) x /= pivot;
        for (int i = 0; i <= rows; i++) {
            if (i == row) continue;
            double factor = t[i][column];
            t[i][column] = 0;
            for (int j = 0; j <= columns; j++) t[i][j] -= factor * t[row][j];
        }
        swap(basic[row], other[column]);
    }
    return (1 / t[rows][columns] - 1) * range + low;
}

int main() {
    FILE *in = fopen("MATCOT.INP", "r");
    FILE *out = fopen("MATCOT.OUT", "w");
    fscanf(in, "%d %d %d", &m, &n, &k);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) fscanf(in, "%d", &a[i][j]);
    for (int rows = (1 << m) - 1; rows >= 0; rows--)
        for (int columns = (1 << n) - 1; columns >= 0; columns--) {
            int gone = __builtin_popcount(rows);
            if (gone != __builtin_popcount(columns) || gone >= k) continue;
            vector<vector<double>> b;
            int best = -100000000;
            for (int i = 0; i < m; i++) {
                if (rows >> i & 1) continue;
                vector<double> line;
                int worst = 100000000;
                for (int j = 0; j < n; j++) {
                    if (columns >> j & 1) continue;
                    int next_rows = rows | 1 << i, next_columns = columns | 1 << j;
                    worst = min(worst, a[i][j] + open_value[next_rows][next_columns]);
                    line.push_back(a[i][j] + hidden_value[next_rows][next_columns]);
                }
                best = max(best, worst);
                b.push_back(line);
            }
            open_value[rows][columns] = best;
            hidden_value[rows][columns] = game_value(b);
        }
    fprintf(out, "%d\n%.6f\n", open_value[0][0], hidden_value[0][0]);
    return 0;
}
