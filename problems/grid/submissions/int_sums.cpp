// Lỗi: cộng bằng số 32 bit, đủ ở giới hạn gốc nhưng tràn ở giới hạn nâng cao.
#include <algorithm>
#include <cstdio>
using namespace std;

const int NONE = -2000000000;  // chưa có đường đi nào
int best[1002][11];   // tổng lớn nhất khi rời ô, qua không quá k ô âm
int toRight[1002][11], toLeft[1002][11];
int a[1002];

// Đến ô j từ ô trên nó hoặc từ ô bên cạnh.
void step(int *to, const int *above, const int *beside, int value, int K) {
    for (int k = 0; k <= K; k++) {
        int before = value < 0 ? k - 1 : k;
        to[k] = NONE;
        if (before < 0) continue;
        int from = max(above[before], beside[before]);
        if (from > NONE) to[k] = from + value;
    }
}

int main() {
    FILE *in = fopen("GRID.INP", "r"), *out = fopen("GRID.OUT", "w");
    int n, K;
    while (fscanf(in, "%d %d", &n, &K) == 2) {
        for (int j = 0; j <= n + 1; j++)
            for (int k = 0; k <= K; k++) best[j][k] = toRight[j][k] = toLeft[j][k] = NONE;
        for (int k = 0; k <= K; k++) best[1][k] = 0;
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++)
                if (fscanf(in, "%d", &a[j]) != 1) return 1;
            for (int j = 1; j <= n; j++) step(toRight[j], best[j], toRight[j - 1], a[j], K);
            for (int j = n; j >= 1; j--) step(toLeft[j], best[j], toLeft[j + 1], a[j], K);
            for (int j = 1; j <= n; j++)
                for (int k = 0; k <= K; k++) best[j][k] = max(toRight[j][k], toLeft[j][k]);
        }
        if (best[n][K] == NONE) fprintf(out, "NO\n");
        else fprintf(out, "%d\n", best[n][K]);
    }
}
