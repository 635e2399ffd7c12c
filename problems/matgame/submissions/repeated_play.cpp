// Chơi giả tưởng: mỗi người đáp lại trung bình những gì người kia đã làm, 2000 lần.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>

int m, n, k;
long long a[8][8];
std::map<std::pair<int, int>, std::pair<long long, double>> known;

std::pair<long long, double> value(int rows, int columns, int left) {
    if (left == 0) return {0, 0.0};
    auto key = std::make_pair(rows, columns);
    if (known.count(key)) return known[key];
    std::vector<std::vector<double>> b;
    long long open = -1e18;
    for (int i = 0; i < m; i++) {
        if (rows >> i & 1) continue;
        b.push_back({});
        long long worst = 1e18;
        for (int j = 0; j < n; j++) {
            if (columns >> j & 1) continue;
            auto after = value(rows | 1 << i, columns | 1 << j, left - 1);
            worst = std::min(worst, a[i][j] + after.first);
            b.back().push_back(a[i][j] + after.second);
        }
        open = std::max(open, worst);
    }
    std::vector<double> earned(b.size()), lost(b[0].size());
    const int rounds = 2000;
    for (int t = 0; t < rounds; t++) {
        int i = std::max_element(earned.begin(), earned.end()) - earned.begin();
        int j = std::min_element(lost.begin(), lost.end()) - lost.begin();
        for (size_t r = 0; r < b.size(); r++) earned[r] += b[r][j];
        for (size_t c = 0; c < b[0].size(); c++) lost[c] += b[i][c];
    }
    double high = *std::max_element(earned.begin(), earned.end()) / rounds;
    double low = *std::min_element(lost.begin(), lost.end()) / rounds;
    return known[key] = {open, (high + low) / 2};
}

int main() {
    FILE *in = fopen("MATGAME.INP", "r");
    FILE *out = fopen("MATGAME.OUT", "w");
    if (fscanf(in, "%d %d %d", &m, &n, &k) != 3) return 1;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            if (fscanf(in, "%lld", &a[i][j]) != 1) return 1;
    auto answer = value(0, 0, k);
    fprintf(out, "%lld\n%.6f\n", answer.first, answer.second);
    return 0;
}
