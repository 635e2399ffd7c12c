/* The mistake: its moves stay in the buffer, so both sides wait for each other. */
#include <stdio.h>

int length[1003][1003];

int main(void) {
    int m, n, p, q;
    int du[] = {-2, -2, -1, 1}, dv[] = {-1, 1, -2, -2};
    scanf("%d %d %d %d", &m, &n, &p, &q);
    for (int sum = 2; sum <= m + n; sum++)
        for (int i = 1; i <= m && i < sum; i++) {
            int j = sum - i, win = 1 << 30, delay = 0;
            if (j > n) continue;
            for (int d = 0; d < 4; d++) {
                int u = i + du[d], v = j + dv[d];
                if (u < 1 || u > m || v < 1 || v > n) continue;
                int moves = length[u][v] + 1;
                if (moves % 2 && moves < win) win = moves;
                if (moves % 2 == 0 && moves > delay) delay = moves;
            }
            length[i][j] = win < 1 << 30 ? win : delay;
        }
    while (length[p][q] > 0) {
        for (int d = 0; d < 4; d++) {
            int u = p + du[d], v = q + dv[d];
            if (u < 1 || u > m || v < 1 || v > n) continue;
            if (length[u][v] + 1 == length[p][q]) {
                p = u, q = v;
                break;
            }
        }
        /* The mistake: the line stays in the program until it ends. */
        printf("%d %d\n", p, q);
        if (length[p][q] == 0 || scanf("%d %d", &p, &q) != 2) break;
    }
}
