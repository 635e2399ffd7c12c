// Đúng: đơn hình ở mọi thế cờ, với long double. Không nhớ thế cờ nào.
#include <algorithm>
#include <cstdio>
#include <vector>

typedef long double real;
int m, n, k;
long long a[8][8];

// The value of a matrix game whose entries are all positive.
real solve(std::vector<std::vector<real>> t) {
    int r = t.size(), c = t[0].size();
    std::vector<int> basic, other;
    for (int i = 0; i < r; i++) t[i].push_back(1), basic.push_back(i);
    for (int j = 0; j < c; j++) other.push_back(r + j);
    t.push_back(std::vector<real>(c + 1, -1));
    t[r][c] = 0;
    for (;;) {
        int col = -1, row = -1;
        for (int j = 0; j < c; j++)
            if (t[r][j] < -1e-16L && (col < 0 || other[j] < other[col])) col = j;
        if (col < 0) break;
        for (int i = 0; i < r; i++) {
            if (t[i][col] < 1e-14L) continue;
            if (row < 0) { row = i; continue; }
            real d = t[i][c] / t[i][col] - t[row][c] / t[row][col];
            if (d < 0 || (d == 0 && basic[i] < basic[row])) row = i;
        }
        if (row < 0) break;
        real p = t[row][col];
        t[row][col] = 1;
        for (auto &x : t[row]) x /= p;
        for (int i = 0; i <= r; i++) {
            if (i == row) continue;
            real f = t[i][col];
            t[i][col] = 0;
            for (int j = 0; j <= c; j++) t[i][j] -= f * t[row][j];
        }
        std::swap(basic[row], other[col]);
    }
    return 1 / t[r][c];
}

std::pair<long long, real> value(int rows, int columns, int left) {
    if (left == 0) return {0, 0};
    std::vector<std::vector<real>> b;
    long long open = -1e18;
    real low = 1e18, high = -1e18;
    for (int i = 0; i < m; i++) {
        if (rows >> i & 1) continue;
        b.push_back({});
        long long worst = 1e18;
        for (int j = 0; j < n; j++) {
            if (columns >> j & 1) continue;
            auto after = value(rows | 1 << i, columns | 1 << j, left - 1);
            worst = std::min(worst, a[i][j] + after.first);
            b.back().push_back(a[i][j] + after.second);
            low = std::min(low, b.back().back());
            high = std::max(high, b.back().back());
        }
        open = std::max(open, worst);
    }
    real range = high - low;
    if (range < 1e-9L) return {open, low};
    for (auto &row : b)
        for (auto &x : row) x = (x - low) / range + 1;
    return {open, (solve(b) - 1) * range + low};
}

int main() {
    FILE *in = fopen("MATGAME.INP", "r");
    FILE *out = fopen("MATGAME.OUT", "w");
    if (fscanf(in, "%d %d %d", &m, &n, &k) != 3) return 1;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            if (fscanf(in, "%lld", &a[i][j]) != 1) return 1;
    auto answer = value(0, 0, k);
    fprintf(out, "%lld\n%.6Lf\n", answer.first, answer.second);
    return 0;
}
