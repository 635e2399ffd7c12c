// Đúng mọi mặt trừ một: số dây cung được lưu bằng 32 bit.
#include <cstdint>
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
        int m = n - 2;
        uint32_t ends = 0;
        if (m < 106) {
            for (int i = 0; i <= m; i++) ends += value(i) == value(m - i);
        } else {
            for (int i = 0; i < 53; i++) ends += 2 * (value(i) == value(m - i));
            for (int i = 53; i < 87 && i <= m - 53; i++)
                if (value(i) == value(m - i)) ends += (m - 53 - i) / 34 + 1;
        }
        fprintf(out, "%d %u\n", value(n) > 0, n * ends / 2);
    }
    return 0;
}
