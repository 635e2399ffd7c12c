// Đúng, nhưng cho từng viên sỏi lăn: mỗi câu hỏi mất nhiều bước bằng số đỉnh.
#include <cstdio>

static int p[1000001];

int main() {
    FILE *in = fopen("MABLE.INP", "r");
    FILE *out = fopen("MABLE.OUT", "w");
    int n, q;
    if (fscanf(in, "%d", &n) != 1) return 1;
    for (int i = 1; i <= n; i++)
        if (fscanf(in, "%d", &p[i]) != 1) return 1;
    if (fscanf(in, "%d", &q) != 1) return 1;
    while (q--) {
        int k, x;
        if (fscanf(in, "%d %d", &k, &x) != 2) return 1;
        if (k == 2) {
            p[x] = 0;
            continue;
        }
        int steps = 0;
        while (p[x] && steps <= n) x = p[x], steps++;
        if (p[x]) fputs("CIKLUS\n", out);
        else fprintf(out, "%d\n", x);
    }
    return 0;
}
