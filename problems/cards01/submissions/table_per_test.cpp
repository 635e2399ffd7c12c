// Đúng, nhưng với mỗi test lại lập bảng từ đầu.
#include <cstdio>

static bool good[1000001][11];  // good[left][card]

int main() {
    FILE *in = fopen("CARDS.INP", "r");
    FILE *out = fopen("CARDS.OUT", "w");
    int t, n, k;
    if (fscanf(in, "%d", &t) != 1) return 1;
    while (t-- && fscanf(in, "%d %d", &n, &k) == 2) {
        for (int left = 0; left <= n; left++)
            for (int card = 1; card <= k; card++) {
                good[left][card] = card <= left;
                for (int next = 1; card <= left && next <= k; next++)
                    if (next != card && good[left - card][next]) good[left][card] = false;
            }
        int count = 0;
        for (int card = 1; card <= k; card++) count += good[n][card];
        fprintf(out, "%d", count);
        for (int card = 1; card <= k; card++)
            if (good[n][card]) fprintf(out, " %d", card);
        fprintf(out, "\n");
    }
    return 0;
}
