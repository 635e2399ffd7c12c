// Với mỗi hàng h, đếm: các quân đen từ hàng 2 đến hàng h phải đủ quân đi trước ở dưới hàng h, xét riêng
// từng cột và từng cặp cột kề. Điều kiện cần, nhưng không đủ.
#include <cstdio>
#include <vector>
using namespace std;

int pieces[102][102], black[102][102];  // số quân, số quân đen ở mỗi ô

int main() {
    FILE *in = fopen("PAWNS.INP", "r"), *out = fopen("PAWNS.OUT", "w");
    int n, m, p, k, x, y;
    fscanf(in, "%d %d %d %d", &n, &m, &p, &k);
    while (p-- > 0 && fscanf(in, "%d", &y) == 1) pieces[1][y]++;
    while (k-- > 0 && fscanf(in, "%d %d", &x, &y) == 2) pieces[x][y]++, black[x][y]++;
    bool won = true;
    for (int h = 1; h <= n; h++)
        for (int parity = 0; parity < 2; parity++)
            for (int from = 1; from <= m; from++)
                for (int to = from, need = 0; to <= m; to++) {
                    if (to % 2 != parity || from % 2 != parity) continue;
                    for (int row = 1; row <= h; row++) need += black[row][to];
                    int there = 0;
                    for (int column = from - 1; column <= to + 1; column++)
                        if (column % 2 != parity)
                            for (int row = 1; row < h; row++) there += pieces[row][column];
                    if (need > there) won = false;
                }
    fputs(won ? "YES\n" : "NO\n", out);
}
