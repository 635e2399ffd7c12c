// Đúng, nhưng với mỗi đống lại tính tổng XOR của các đống khác từ đầu.
#include <cstdio>
#include <vector>

int main() {
    FILE *in = fopen("NIM2.INP", "r");
    FILE *out = fopen("NIM2.OUT", "w");
    int tests, mode, n;
    if (fscanf(in, "%d", &tests) != 1) return 1;
    while (tests-- && fscanf(in, "%d %d", &mode, &n) == 2) {
        std::vector<long long> a(n);
        for (auto &heap : a)
            if (fscanf(in, "%lld", &heap) != 1) return 1;
        std::vector<std::pair<int, long long>> moves;
        for (int i = 0; i < n; i++) {
            long long left = 0;
            bool large = false;
            for (int j = 0; j < n; j++)
                if (j != i) {
                    left ^= a[j];
                    large |= a[j] > 1;
                }
            if (mode == 1 && !large) left ^= 1;
            if (left < a[i]) moves.push_back({i + 1, a[i] - left});
        }
        fprintf(out, "%d\n", (int)moves.size());
        for (auto [heap, take] : moves) fprintf(out, "%d %lld\n", heap, take);
    }
}
