#include <bits/stdc++.h>
using namespace std;
int m, n, k, a[5][5], shift = 10000;
double mixed(vector<valarray<double>> t) {
    int rows = t.size(), columns = t[0].size() - 1;
    t.push_back(valarray<double>(-1, columns + 1));
    t[rows][columns] = 0;
    while (true) {
        int r = 0, c = min_element(begin(t[rows]), end(t[rows]) - 1) - begin(t[rows]);
        if (t[rows][c] > -1e-11) return 1 / t[rows][columns];
        auto ratio = [&](int i) { return t[i][c] > 1e-11 ? t[i][columns] / t[i][c] : 1e9; };
        for (int i = 1; i < rows; i++)
            if (ratio(i) < ratio(r)) r = i;
        t[r] /= exchange(t[r][c], 1);
        for (auto &line : t)
            if (&line != &t[r]) line -= exchange(line[c], 0) * t[r];
    }
}
double value(int rows, int columns, int left, bool open) {
    vector<valarray<double>> t;
    double best = 0;
    for (int i = 0; i < m && left > 0; i++) {
        if (rows >> i & 1) continue;
        vector<double> line;
        for (int j = 0; j < n; j++)
            if (!(columns >> j & 1))
                line.push_back(a[i][j] + shift + value(rows | 1 << i, columns | 1 << j, left - 1, open));
        best = max(best, *min_element(line.begin(), line.end()));
        line.push_back(1);
        t.push_back(valarray<double>(line.data(), line.size()));
    }
    return left == 0 ? 0 : (open ? best : mixed(t)) - shift;
}
int main() {
    freopen("MATGAME.INP", "r", stdin);
    cin >> m >> n >> k;
    for (int i = 0; i < m * n; i++) cin >> a[i / n][i % n];
    freopen("MATGAME.OUT", "w", stdout);
    printf("%lld\n%.6f\n", llround(value(0, 0, k, true)), value(0, 0, k, false));
}
