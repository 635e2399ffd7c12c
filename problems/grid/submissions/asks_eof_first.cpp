// Lỗi: hỏi "đã hết file chưa" trước khi đọc, nên test cuối được trả lời hai lần.
#include <algorithm>
#include <cstdio>
using namespace std;

const long long NONE = -1000000000000000000LL;  // chưa có đường đi nào
long long best[1002][11];   // tổng lớn nhất khi rời ô, qua không quá k ô âm
long long toRight[1002][11], toLeft[1002][11];
long long a[1002];

// Đến ô j từ ô trên nó hoặc từ ô bên cạnh.
void step(long long *to, const long long *above, const long long *beside, long long value, int K) {
    for (int k = 0; k <= K; k++) {
        int before = value < 0 ? k - 1 : k;
        to[k] = NONE;
        if (before < 0) continue;
        long long from = max(above[before], beside[before]);
        if (from > NONE) to[k] = from + value;
    }
}

int main() {
    FILE *in = fopen("GRID.INP", "r"), *out = fopen("GRID.OUT", "w");
    int n, K;
    while (!feof(in)) {
        fscanf(in, "%d %d", &n, &K);
        for (int j = 0; j <= n + 1; j++)
            for (int k = 0; k <= K; k++) best[j][k] = toRight[j][k] = toLeft[j][k] = NONE;
        for (int k = 0; k <= K; k++) best[1][k] = 0;
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++)
                fscanf(in, "%lld", &a[j]);
            for (int j = 1; j <= n; j++) step(toRight[j], best[j], toRight[j - 1], a[j], K);
            for (int j = n; j >= 1; j--) step(toLeft[j], best[j], toLeft[j + 1], a[j], K);
            for (int j = 1; j <= n; j++)
                for (int k = 0; k <= K; k++) best[j][k] = max(toRight[j][k], toLeft[j][k]);
        }
        if (best[n][K] == NONE) fprintf(out, "NO\n");
        else fprintf(out, "%lld\n", best[n][K]);
    }
}
