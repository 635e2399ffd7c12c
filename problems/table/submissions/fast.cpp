// Nhanh vì: đọc qua bộ đệm của mình, tám chữ số một lúc; bảng chỉ nằm một lần trong bộ nhớ, theo hàng. Các cột không
// cắt nhau nên ở lượt đầu mọi cột có tổng âm được đổi dấu cùng lúc, rồi mới cộng các hàng: lượt ấy không tốn gì thêm.
// Về sau, đổi dấu một hàng thì đi từ ô khác 0 đầu tiên tới ô khác 0 cuối cùng; đổi dấu một cột thì bỏ qua những dải
// hàng mà trong cột ấy chỉ có số 0.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
using namespace std;

const int MOST = 700, STRIPS = 64, ROOM = 32;  // một số cùng khoảng trắng trước nó ngắn hơn ROOM

FILE *in;
char buffer[(1 << 16) + ROOM];
const char *at = buffer, *filled = buffer;

void refill() {
    size_t rest = filled - at;
    memmove(buffer, at, rest);
    size_t size = rest + fread(buffer + rest, 1, (1 << 16) - rest, in);
    memset(buffer + size, 0, ROOM);  // sau chữ số cuối cùng không có chữ số nào
    at = buffer;
    filled = buffer + size;
}

inline int eightDigits(uint64_t word) {
    word = (word * 10 + (word >> 8)) & 0x00FF00FF00FF00FF;
    word = (word * 100 + (word >> 16)) & 0x0000FFFF0000FFFF;
    return (int)(word * 10000 + (word >> 32));
}

inline int readInt() {
    if (filled - at < ROOM) refill();
    while (*at <= ' ') at++;
    if (at[1] <= ' ') return *at++ - '0';
    int sign = -(*at == '-');  // dấu không theo quy luật nào: không rẽ nhánh theo nó
    at -= sign;
    uint64_t word;
    memcpy(&word, at, 8);
    word ^= 0x3030303030303030;  // mỗi byte là một chữ số, byte thấp nhất đứng trước
    uint64_t strange = (word + 0x7676767676767676) & 0x8080808080808080;  // các byte lớn hơn 9
    int value;
    if (strange == 0) {
        value = eightDigits(word);
        at += 8;
        while (*at >= '0') value = 10 * value + *at++ - '0';
    } else {
        int digits = __builtin_ctzll(strange) / 8;
        value = eightDigits(word << (64 - 8 * digits));  // thêm các số 0 ở đầu cho đủ tám chữ số
        at += digits;
    }
    return (value ^ sign) - sign;  // (x ^ -1) - -1 là -x
}

int n, m;
int32_t cells[MOST][MOST];
struct Side {
    int64_t sum[MOST];
    int32_t sign[MOST];  // 0, hay -1 nếu đang bị đổi dấu
} rows, columns;
int first[MOST], last[MOST];  // của mỗi hàng: mọi ô trước first và từ last trở đi đều bằng 0
int height;                   // số hàng của một dải
uint64_t strips[MOST];        // của mỗi cột: bit s là 1 nếu trong dải s có số khác 0

inline int64_t withSign(int32_t cell, int32_t sign) { return (cell ^ sign) - sign; }

void negateRow(int i) {
    for (int j = first[i]; j < last[i]; j++)
        columns.sum[j] -= 2 * withSign(cells[i][j], rows.sign[i] ^ columns.sign[j]);
    rows.sum[i] = -rows.sum[i];
    rows.sign[i] = ~rows.sign[i];
}

void negateColumn(int j) {
    for (uint64_t left = strips[j]; left != 0; left &= left - 1) {
        int from = __builtin_ctzll(left) * height, to = min(from + height, n);
        for (int i = from; i < to; i++)
            rows.sum[i] -= 2 * withSign(cells[i][j], rows.sign[i] ^ columns.sign[j]);
    }
    columns.sum[j] = -columns.sum[j];
    columns.sign[j] = ~columns.sign[j];
}

int main() {
    in = fopen("TABLE.INP", "r");
    setvbuf(in, nullptr, _IONBF, 0);
    n = readInt(), m = readInt();
    height = (n + STRIPS - 1) / STRIPS;
    for (int i = 0; i < n; i++) {
        uint64_t strip = (uint64_t)1 << i / height;
        for (int j = 0; j < m; j++) {
            int value = readInt();
            cells[i][j] = value;
            columns.sum[j] += value;
            if (value != 0) strips[j] |= strip;
        }
    }
    for (int j = 0; j < m; j++)
        if (columns.sum[j] < 0) {
            columns.sum[j] = -columns.sum[j];
            columns.sign[j] = -1;
        }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) rows.sum[i] += withSign(cells[i][j], columns.sign[j]);
        first[i] = 0, last[i] = m;
        while (first[i] < last[i] && cells[i][first[i]] == 0) first[i]++;
        while (first[i] < last[i] && cells[i][last[i] - 1] == 0) last[i]--;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < n; i++)
            if (rows.sum[i] < 0) negateRow(i), changed = true;
        for (int j = 0; j < m; j++)
            if (columns.sum[j] < 0) negateColumn(j), changed = true;
    }
    int k = 0;
    for (int i = 0; i < n; i++) k -= rows.sign[i];
    for (int j = 0; j < m; j++) k -= columns.sign[j];
    FILE *out = fopen("TABLE.OUT", "w");
    fprintf(out, "%d\n", k);
    for (int i = 0; i < n; i++)
        if (rows.sign[i] < 0) fprintf(out, "R %d\n", i + 1);
    for (int j = 0; j < m; j++)
        if (columns.sign[j] < 0) fprintf(out, "C %d\n", j + 1);
    fclose(out);
}
