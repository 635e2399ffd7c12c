// Nhanh vì: đọc bằng bộ đệm của mình, bảng nằm hai lần trong mảng phẳng 32 bit (theo hàng và theo cột) nên
// lần đổi dấu nào cũng đi qua bộ nhớ liền nhau, và chỉ đi từ ô khác 0 đầu tiên tới ô khác 0 cuối cùng.
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace std;

const int MOST = 700;

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
    bool negative = c == '-';
    if (negative) c = readByte();
    int value = 0;
    for (; c >= '0'; c = readByte()) value = 10 * value + c - '0';
    return negative ? -value : value;
}

struct Side {
    int lines, length;
    int32_t cells[MOST * MOST];  // từng hàng (hay từng cột) liền nhau
    int64_t sum[MOST];
    int32_t sign[MOST];          // 0, hay -1 nếu đang bị đổi dấu
    int first[MOST], last[MOST]; // mọi ô trước first và từ last trở đi đều bằng 0
};
Side rows, columns;

void findEnds(Side &own) {
    for (int i = 0; i < own.lines; i++) {
        const int32_t *cells = own.cells + i * own.length;
        int first = 0, last = own.length;
        while (first < last && cells[first] == 0) first++;
        while (first < last && cells[last - 1] == 0) last--;
        own.first[i] = first;
        own.last[i] = last;
    }
}

bool negateNegatives(Side &own, Side &others) {
    bool changed = false;
    for (int i = 0; i < own.lines; i++) {
        if (own.sum[i] >= 0) continue;
        const int32_t *cells = own.cells + i * own.length;
        for (int j = own.first[i]; j < own.last[i]; j++) {
            int32_t sign = own.sign[i] ^ others.sign[j];  // (x ^ -1) - -1 là -x
            others.sum[j] -= 2 * (int64_t)((cells[j] ^ sign) - sign);
        }
        own.sum[i] = -own.sum[i];
        own.sign[i] = ~own.sign[i];
        changed = true;
    }
    return changed;
}

int main() {
    in = fopen("TABLE.INP", "r");
    FILE *out = fopen("TABLE.OUT", "w");
    int n = readInt(), m = readInt();
    rows.lines = columns.length = n;
    rows.length = columns.lines = m;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            int value = readInt();
            rows.cells[i * m + j] = columns.cells[j * n + i] = value;
            rows.sum[i] += value;
            columns.sum[j] += value;
        }
    findEnds(rows);
    findEnds(columns);
    while (negateNegatives(columns, rows) | negateNegatives(rows, columns)) {}
    int k = 0;
    for (Side *side : {&rows, &columns})
        for (int i = 0; i < side->lines; i++) k += side->sign[i] < 0;
    fprintf(out, "%d\n", k);
    for (Side *side : {&rows, &columns})
        for (int i = 0; i < side->lines; i++)
            if (side->sign[i] < 0) fprintf(out, "%c %d\n", side == &rows ? 'R' : 'C', i + 1);
    fclose(out);
}
