// Các cung ngược nằm liền nhau trong một mảng 32 bit (sắp xếp đếm theo điểm cuối, một lượt), không dùng vector cho từng đỉnh.
// Số cung ra còn lại và kết quả của đỉnh chung một số 32 bit, vì mỗi cung chỉ hỏi tới số đó; dừng khi đã biết kết quả của u.
// Đọc file từng khối 64 KiB, tự tách số theo từng byte.
#include <cstdio>

static FILE *in;
static unsigned char block[1 << 16];
static size_t place, filled;

static inline int next_byte() {
    if (place == filled) {
        filled = fread(block, 1, sizeof block, in);
        place = 0;
        if (filled == 0) return -1;
    }
    return block[place++];
}

static inline int next_number() {
    int c = next_byte();
    while (c != -1 && c < '0') c = next_byte();
    int value = 0;
    for (; c >= '0'; c = next_byte()) value = value * 10 + (c - '0');
    return value;
}

const int N = 200000, M = 1000000;
static int from[M], to[M];
static int first[N + 2], before[M];  // các cung đến v: before[first[v] .. first[v + 1] - 1]
static int state[N + 1];             // số cung ra chưa biết là dẫn đến thế thắng; -1: thua, -2: thắng
static int queue[N];

int main() {
    in = fopen("GAME.INP", "r");
    int n = next_number(), m = next_number(), start = next_number();
    for (int e = 0; e < m; e++) {
        from[e] = next_number();
        to[e] = next_number();
        state[from[e]]++;
        first[to[e]]++;
    }
    for (int v = 1; v <= n + 1; v++) first[v] += first[v - 1];
    for (int e = 0; e < m; e++) before[--first[to[e]]] = from[e];

    int taken = 0, known = 0;
    for (int v = 1; v <= n; v++)
        if (state[v] == 0) {
            state[v] = -1;
            queue[known++] = v;
        }
    while (taken < known && state[start] >= 0) {
        int v = queue[taken++];
        if (state[v] == -1) {
            for (int i = first[v]; i < first[v + 1]; i++)
                if (state[before[i]] >= 0) {
                    state[before[i]] = -2;
                    queue[known++] = before[i];
                }
        } else {
            for (int i = first[v]; i < first[v + 1]; i++)
                if (state[before[i]] > 0 && --state[before[i]] == 0) {
                    state[before[i]] = -1;
                    queue[known++] = before[i];
                }
        }
    }
    FILE *out = fopen("GAME.OUT", "w");
    fprintf(out, "%d\n", state[start] == -2 ? 1 : state[start] == -1 ? 2 : 0);
    fclose(out);
}
