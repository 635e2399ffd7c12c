#include <fstream>
#include <vector>
using namespace std;

int n, m;
vector<vector<int>> a;
vector<long long> rowSum, colSum;
vector<int> rowSign, colSign;  // -1: hàng (cột) đang bị đổi dấu

// Giá trị hiện tại của một ô.
long long cell(int i, int j) { return (long long)a[i][j] * rowSign[i] * colSign[j]; }

void flipRow(int i) {
    for (int j = 0; j < m; j++) colSum[j] -= 2 * cell(i, j);
    rowSum[i] = -rowSum[i];
    rowSign[i] = -rowSign[i];
}

void flipCol(int j) {
    for (int i = 0; i < n; i++) rowSum[i] -= 2 * cell(i, j);
    colSum[j] = -colSum[j];
    colSign[j] = -colSign[j];
}

int main() {
    ifstream in("TABLE.INP");
    in >> n >> m;
    a.assign(n, vector<int>(m));
    rowSum.assign(n, 0);
    colSum.assign(m, 0);
    rowSign.assign(n, 1);
    colSign.assign(m, 1);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            in >> a[i][j];
            rowSum[i] += a[i][j];
            colSum[j] += a[i][j];
        }

    // Đổi dấu hàng, cột có tổng âm cho đến khi không còn; mỗi lần như vậy tổng cả bảng tăng lên.
    bool changed = true;
    while (changed) {
        changed = false;
        for (int i = 0; i < n; i++)
            if (rowSum[i] < 0) {
                flipRow(i);
                changed = true;
            }
        for (int j = 0; j < m; j++)
            if (colSum[j] < 0) {
                flipCol(j);
                changed = true;
            }
    }

    // Đổi dấu hai lần cũng như không: mỗi hàng, cột ghi nhiều nhất một lần.
    int k = 0;
    for (int i = 0; i < n; i++) k += rowSign[i] < 0;
    for (int j = 0; j < m; j++) k += colSign[j] < 0;
    ofstream out("TABLE.OUT");
    out << k << '\n';
    for (int i = 0; i < n; i++)
        if (rowSign[i] < 0) out << "R " << i + 1 << '\n';
    for (int j = 0; j < m; j++)
        if (colSign[j] < 0) out << "C " << j + 1 << '\n';
}
