// Đúng, nhưng với mỗi hàng thử mọi ô vào cùng với mọi ô ra.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    FILE *in = fopen("GRID.INP", "r");
    FILE *out = fopen("GRID.OUT", "w");
    const long long none = -(1LL << 60);
    int n, k;
    while (fscanf(in, "%d %d", &n, &k) == 2) {
        // best[c][j]: sum of a way to cell j of the row above with at most c negative cells.
        std::vector<std::vector<long long>> best(k + 1, std::vector<long long>(n, none));
        for (auto &row : best) row[0] = 0;
        std::vector<long long> a(n);
        for (int i = 0; i < n; i++) {
            for (auto &value : a)
                if (fscanf(in, "%lld", &value) != 1) return 1;
            std::vector<std::vector<long long>> next(k + 1, std::vector<long long>(n, none));
            for (int from = 0; from < n; from++)
                for (int step : {1, -1}) {
                    long long sum = 0;
                    int negative = 0;
                    for (int to = from; to >= 0 && to < n; to += step) {
                        sum += a[to];
                        negative += a[to] < 0;
                        if (negative > k) break;
                        for (int c = negative; c <= k; c++)
                            if (best[c - negative][from] > none)
                                next[c][to] = std::max(next[c][to], best[c - negative][from] + sum);
                    }
                }
            best = next;
        }
        if (best[k][n - 1] == none)
            fprintf(out, "NO\n");
        else
            fprintf(out, "%lld\n", best[k][n - 1]);
    }
    return 0;
}
