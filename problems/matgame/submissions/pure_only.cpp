// Chỉ biết chiến lược thuần: khi chơi đồng thời lấy giá trị ở giữa hai thứ tự chọn.
#include <algorithm>
#include <cstdio>
#include <map>

int m, n, k;
long long a[8][8];
std::map<std::pair<int, int>, long long> first, second;

long long row_first(int rows, int columns, int left) {
    if (left == 0) return 0;
    auto key = std::make_pair(rows, columns);
    if (first.count(key)) return first[key];
    long long best = -1e18;
    for (int i = 0; i < m; i++) {
        if (rows >> i & 1) continue;
        long long worst = 1e18;
        for (int j = 0; j < n; j++)
            if (!(columns >> j & 1))
                worst = std::min(worst, a[i][j] + row_first(rows | 1 << i, columns | 1 << j, left - 1));
        best = std::max(best, worst);
    }
    return first[key] = best;
}

long long column_first(int rows, int columns, int left) {
    if (left == 0) return 0;
    auto key = std::make_pair(rows, columns);
    if (second.count(key)) return second[key];
    long long worst = 1e18;
    for (int j = 0; j < n; j++) {
        if (columns >> j & 1) continue;
        long long best = -1e18;
        for (int i = 0; i < m; i++)
            if (!(rows >> i & 1))
                best = std::max(best, a[i][j] + column_first(rows | 1 << i, columns | 1 << j, left - 1));
        worst = std::min(worst, best);
    }
    return second[key] = worst;
}

int main() {
    FILE *in = fopen("MATGAME.INP", "r");
    FILE *out = fopen("MATGAME.OUT", "w");
    if (fscanf(in, "%d %d %d", &m, &n, &k) != 3) return 1;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            if (fscanf(in, "%lld", &a[i][j]) != 1) return 1;
    long long low = row_first(0, 0, k), high = column_first(0, 0, k);
    fprintf(out, "%lld\n%.6f\n", low, (low + high) / 2.0);
    return 0;
}
