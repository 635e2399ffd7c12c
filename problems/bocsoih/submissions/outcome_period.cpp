// Tìm chu kỳ chỉ của dãy thắng thua.
#include <fstream>
using namespace std;

const int SIZE = 20000;
// good[m][n]: 0 nếu với n viên không nước nào thắng, -1 nếu có nhiều nước, nếu không thì là nước duy nhất.
int good[101][SIZE], period[101];

void build(int m) {
    for (int n = 0; n < SIZE; n++) {
        int count = 0;
        for (int c = 1; c <= m && c <= n; c++)
            if (good[m][n - c] == 0 || good[m][n - c] == c) {
                good[m][n] = c;
                count++;
            }
        if (count > 1) good[m][n] = -1;
    }
    // M kết quả thắng thua cuối bảng xuất hiện lần trước cách đó bao xa?
    int p = 1, same = 0;
    while (same < m) {
        if ((good[m][SIZE - 1 - same] == 0) == (good[m][SIZE - 1 - same - p] == 0)) same++;
        else p++, same = 0;
    }
    period[m] = p;
}

int main() {
    ifstream in("BOCSOIH.INP");
    ofstream out("BOCSOIH.OUT");
    int t;
    for (in >> t; t > 0; t--) {
        long long n;
        int m;
        in >> n >> m;
        if (m % 2 == 0) {
            out << (n % (m + 1) != 0) << '\n';
            continue;
        }
        if (period[m] == 0) build(m);
        if (n >= SIZE) n = SIZE - period[m] + (n - SIZE) % period[m];
        out << (good[m][n] != 0) << '\n';
    }
}
