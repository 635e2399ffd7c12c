// Đúng, nhưng với mỗi đống xét mọi cách chia.
#include <cstdio>
#include <cstring>

static int g[1000001];
static bool seen[1024];

int main() {
    FILE *in = fopen("GRUNDY.INP", "r");
    FILE *out = fopen("GRUNDY.OUT", "w");
    int n;
    if (fscanf(in, "%d", &n) != 1) return 1;
    for (int heap = 1; heap <= n; heap++) {
        memset(seen, 0, sizeof seen);
        for (int part = 1; 2 * part < heap; part++) seen[g[part] ^ g[heap - part]] = true;
        while (seen[g[heap]]) g[heap]++;
        fprintf(out, heap < n ? "%d " : "%d\n", g[heap]);
    }
    return 0;
}
