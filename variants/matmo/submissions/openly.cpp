#include <algorithm>
#include <fstream>
#include <map>
using namespace std;

int m, n, k, a[8][8], turned[8][8];
map<pair<int, int>, int> known;

int value(int rows, int columns, int left) {
    if (left == 0) return 0;
    if (known.count({rows, columns})) return known[{rows, columns}];
    int most = -1000000;
    for (int i = 0; i < m; i++) {
        if (rows >> i & 1) continue;
        int least = 1000000;
        for (int j = 0; j < n; j++) {
            if (columns >> j & 1) continue;
            least = min(least, a[i][j] + value(rows | 1 << i, columns | 1 << j, left - 1));
        }
        most = max(most, least);
    }
    return known[{rows, columns}] = most;
}

int main() {
    ifstream in("MATMO.INP");
    ofstream out("MATMO.OUT");
    in >> m >> n >> k;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            in >> a[i][j];
            turned[j][i] = -a[i][j];
        }
    out << value(0, 0, k) << '\n';
    swap(a, turned);
    swap(m, n);
    known.clear();
    out << -value(0, 0, k) << ".000000\n";
}
