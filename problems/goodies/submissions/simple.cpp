// best[k]: tổng của Jan và của Petra khi Jan giữ k chiếc trong i chiếc đầu tiên, O(n²).
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

int main() {
    FILE *in = fopen("GOODIES.INP", "r");
    FILE *out = fopen("GOODIES.OUT", "w");
    int t;
    if (fscanf(in, "%d", &t) != 1) return 1;
    while (t--) {
        int n;
        char first[8];
        if (fscanf(in, "%d %7s", &n, first) != 2) return 1;
        int extra = strcmp(first, "Jan") == 0;
        std::vector<std::pair<long long, long long>> sweet(n);
        for (auto &[petra, jan] : sweet) {
            if (fscanf(in, "%lld %lld", &petra, &jan) != 2) return 1;
            petra = -petra;
        }
        std::sort(sweet.begin(), sweet.end());
        std::vector<std::pair<long long, long long>> best(n / 2 + 2, {-1, 0});
        best[0] = {0, 0};
        for (int i = 1; i <= n; i++) {
            auto [petra, jan] = sweet[i - 1];
            for (int k = (i + extra) / 2; k >= 0; k--) {
                auto kept = best[k];
                kept.second -= petra;
                if (k > 0 && best[k - 1].first >= 0)
                    kept = std::max(kept, {best[k - 1].first + jan, best[k - 1].second});
                best[k] = kept;
            }
        }
        auto [jan, petra] = best[(n + extra) / 2];
        fprintf(out, "%lld %lld\n", petra, jan);
    }
    return 0;
}
