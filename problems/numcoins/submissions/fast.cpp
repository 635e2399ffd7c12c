// Một mảng duy nhất best[r], lớn dần khi giới hạn m tăng từ 1: không cần bảng N² số 64 bit. Chỉ ghi lại những số cọc
// làm cho best[r] lớn lên; nước tốt nhất ngắn nhất là số cuối cùng được ghi mà giới hạn cho phép.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace std;

long long sum[5001], best[5001];
vector<uint16_t> better[5001];

int main() {
    FILE *in = fopen("NUMCOINS.INP", "r");
    int n, k;
    if (fscanf(in, "%d %d", &n, &k) != 2) return 1;
    for (int i = n; i >= 1; i--)
        if (fscanf(in, "%lld", &sum[i]) != 1) return 1;
    for (int r = 1; r <= n; r++) sum[r] += sum[r - 1];

    auto play = [&](int r, int m) {
        long long worth = sum[r] - best[r - m];
        if (worth > best[r]) {
            best[r] = worth;
            better[r].push_back(uint16_t(m));
        }
    };
    for (int m = 1; m <= n; m++) {
        for (int r = m; r <= n - m; r++) play(r, m);
        if (m <= k) play(n, m);
    }

    FILE *out = fopen("NUMCOINS.OUT", "w");
    fprintf(out, "%lld\n", best[n]);
    for (int r = n, limit = k; r > 0;) {
        int i = int(better[r].size()) - 1;
        while (better[r][i] > limit) i--;
        limit = better[r][i];
        r -= limit;
        fprintf(out, "%d%c", limit, r > 0 ? ' ' : '\n');
    }
}
