// Đúng, nhưng với mỗi đường tròn duyệt mọi dây cung từ một điểm.
#include <cstdio>

static int g[1000];

static int value(int n) { return n < 87 ? g[n] : g[53 + (n - 53) % 34]; }

int main() {
    for (int n = 2; n < 1000; n++) {
        bool seen[64] = {};
        for (int i = 0; i <= n - 2; i++) seen[g[i] ^ g[n - 2 - i]] = true;
        while (seen[g[n]]) g[n]++;
    }
    FILE *in = fopen("OMAKS.INP", "r");
    FILE *out = fopen("OMAKS.OUT", "w");
    int q, n;
    if (fscanf(in, "%d", &q) != 1) return 1;
    while (q-- && fscanf(in, "%d", &n) == 1) {
        long long ends = 0;
        for (int i = 0; i <= n - 2; i++) ends += value(i) == value(n - 2 - i);
        fprintf(out, "%d %lld\n", value(n) > 0, n * ends / 2);
    }
    return 0;
}
