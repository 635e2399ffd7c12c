#include <algorithm>
#include <fstream>
#include <tuple>
#include <vector>
using namespace std;

int m, n, k, a[5][5];

double mixed(vector<vector<double>> t) {
    int rows = t.size(), columns = t[0].size(), width = columns + rows;
    vector<int> basic(rows);
    for (int i = 0; i < rows; i++) {
        for (double &x : t[i]) x = x / 5000 + 2;
        t[i].resize(width + 1);
        t[i][columns + i] = t[i][width] = 1;
        basic[i] = columns + i;
    }
    t.push_back(vector<double>(width + 1));
    fill_n(t[rows].begin(), columns, -1);
    while (true) {
        int c = 0;
        while (c < width && t[rows][c] > -1e-11) c++;
        if (c == width) return (1 / t[rows][width] - 2) * 5000;
        tuple<double, int, int> least(1e9, 0, 0);
        for (int i = 0; i < rows; i++)
            if (t[i][c] > 1e-11) least = min(least, make_tuple(t[i][width] / t[i][c], basic[i], i));
        int r = get<2>(least);
        double pivot = t[r][c];
        for (double &x : t[r]) x /= pivot;
        for (int i = 0; i <= rows; i++) {
            double factor = t[i][c];
            if (i != r)
                for (int j = 0; j <= width; j++) t[i][j] -= factor * t[r][j];
        }
        basic[r] = c;
    }
}

pair<int, double> value(int rows, int columns, int left) {
    if (left == 0) return {0, 0};
    int open = -1000000;
    vector<vector<double>> sums;
    for (int i = 0; i < m; i++) {
        if (rows >> i & 1) continue;
        int least = 1000000;
        sums.push_back({});
        for (int j = 0; j < n; j++) {
            if (columns >> j & 1) continue;
            auto [first, second] = value(rows | 1 << i, columns | 1 << j, left - 1);
            least = min(least, a[i][j] + first);
            sums.back().push_back(a[i][j] + second);
        }
        open = max(open, least);
    }
    return {open, mixed(sums)};
}

int main() {
    ifstream in("MATGAME.INP");
    ofstream out("MATGAME.OUT");
    in >> m >> n >> k;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) in >> a[i][j];
    auto [open, hidden] = value(0, 0, k);
    out << open << '\n' << fixed << hidden << '\n';
}
