// Nhanh vì: đọc bằng bộ đệm của mình, danh sách kề là một mảng phẳng xếp bằng đếm; hai độ dài (chẵn, lẻ)
// của một ô nằm cạnh nhau, hàng đợi là hai mảng theo từng bước, và dừng ngay khi biết cả hai độ dài của ô cuối.
#include <algorithm>
#include <cstdint>
#include <cstdio>
using namespace std;

const int MOST = 1000000;

FILE *in;
char buffer[1 << 16];
size_t at, filled;
inline int readByte() {
    if (at == filled) {
        filled = fread(buffer, 1, sizeof buffer, in);
        at = 0;
        if (filled == 0) return -1;
    }
    return buffer[at++];
}
inline int readInt() {
    int c = readByte();
    while (c <= ' ') c = readByte();
    int value = 0;
    for (; c >= '0'; c = readByte()) value = 10 * value + c - '0';
    return value;
}

int32_t ends[MOST][2], first[MOST + 2], heads[2 * MOST];
int32_t length[2 * MOST];   // của đường ngắn nhất tới (ô, tính chẵn lẻ), -1 nếu chưa biết
int32_t reached[2][MOST];   // các ô tới được sau số bước chẵn, lẻ vừa xét

int main() {
    in = fopen("PUZZLE.INP", "r");
    int latest[2] = {0, 0};
    for (int k = readInt(); k > 0; k--) {
        int n = readInt(), m = readInt();
        fill(first, first + n + 1, 0);
        for (int i = 0; i < m; i++)
            for (int &end : ends[i]) {
                end = readInt() - 1;
                first[end]++;
            }
        for (int v = 1; v <= n; v++) first[v] += first[v - 1];
        for (int i = 0; i < m; i++) {
            auto [a, b] = ends[i];
            heads[--first[a]] = b;
            heads[--first[b]] = a;
        }
        fill(length, length + 2 * n, -1);
        length[0] = 0;
        int *home = length + 2 * (n - 1), count[2] = {1, 0};
        reached[0][0] = 0;
        for (int steps = 1; count[~steps & 1] > 0 && (home[0] < 0 || home[1] < 0); steps++) {
            int parity = steps & 1, *next = reached[parity];
            for (int i = 0; i < count[1 - parity]; i++) {
                int v = reached[1 - parity][i];
                for (int j = first[v]; j < first[v + 1]; j++) {
                    int to = heads[j];
                    if (length[2 * to + parity] < 0) {
                        length[2 * to + parity] = steps;
                        *next++ = to;
                    }
                }
            }
            count[parity] = next - reached[parity];
        }
        for (int parity = 0; parity < 2; parity++)
            latest[parity] = latest[parity] < 0 || home[parity] < 0 ? -1 : max(latest[parity], home[parity]);
    }
    int best = latest[0] < 0 || (latest[1] >= 0 && latest[1] < latest[0]) ? latest[1] : latest[0];
    FILE *out = fopen("PUZZLE.OUT", "w");
    fprintf(out, "%d\n", best);
    fclose(out);
}
