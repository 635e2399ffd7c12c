// Lỗi: mỗi ô chỉ một giá trị, quét hai chiều trên cùng một dãy; đường sang phải rồi quay lại sang trái.
#include <algorithm>
#include <cstdio>
using namespace std;

const long long NONE = -1000000000000000000LL;
long long best[1002][11], above[1002][11];
long long a[1002];

// Tổng lớn nhất ở ô j nếu tới từ đây.
void reach(int j, const long long *from, int K) {
    for (int k = 0; k <= K; k++) {
        int before = a[j] < 0 ? k - 1 : k;
        if (before >= 0 && from[before] > NONE) best[j][k] = max(best[j][k], from[before] + a[j]);
    }
}

int main() {
    FILE *in = fopen("GRID.INP", "r"), *out = fopen("GRID.OUT", "w");
    int n, K;
    while (fscanf(in, "%d %d", &n, &K) == 2) {
        for (int j = 0; j <= n + 1; j++)
            for (int k = 0; k <= K; k++) best[j][k] = NONE;
        for (int k = 0; k <= K; k++) best[1][k] = 0;
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                if (fscanf(in, "%lld", &a[j]) != 1) return 1;
                for (int k = 0; k <= K; k++) above[j][k] = best[j][k], best[j][k] = NONE;
                reach(j, above[j], K);
            }
            for (int j = 2; j <= n; j++) reach(j, best[j - 1], K);
            for (int j = n - 1; j >= 1; j--) reach(j, best[j + 1], K);
        }
        if (best[n][K] == NONE) fprintf(out, "NO\n");
        else fprintf(out, "%lld\n", best[n][K]);
    }
}
