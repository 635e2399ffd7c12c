// Chỉ giữ hai dòng tổng, tính ngay khi đọc từng hàng; số ô âm K là hằng số khi biên dịch nên vòng lặp theo k được trải ra.
// Ô âm chỉ dời chỗ đọc đi một phần tử (phần tử 0 luôn là "không có đường"), không rẽ nhánh.
// Đọc file từng khối 64 KiB, tự tách số theo từng byte.
#include <algorithm>
#include <cstdio>

typedef long long Sum;

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

static inline bool next_number(int &value) {
    int c = next_byte();
    while (c != -1 && c != '-' && c < '0') c = next_byte();
    if (c == -1) return false;
    bool negative = c == '-';
    if (negative) c = next_byte();
    value = 0;
    for (; c >= '0'; c = next_byte()) value = value * 10 + (c - '0');
    if (negative) value = -value;
    return true;
}

const Sum NONE = -4000000000000000000LL, LEAST = -1000000000000000LL;
static int row[1000];
static Sum best[12 * 1000], to_right[12 * 1000];

template <int K>
static Sum largest_sum(int n) {
    const int W = K + 2;  // phần tử 0, rồi 0, 1, …, K ô âm
    std::fill(best, best + n * W, NONE);
    std::fill(best + 1, best + W, 0);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) next_number(row[j]);
        Sum way[W];
        std::fill(way, way + W, NONE);
        for (int j = 0; j < n; j++) {
            int from = row[j] < 0 ? 0 : 1;
            const Sum *above = best + j * W;
            Sum next[W];
            for (int k = 0; k <= K; k++) next[k] = std::max(above[from + k], way[from + k]) + row[j];
            for (int k = 0; k <= K; k++) to_right[j * W + 1 + k] = way[1 + k] = next[k];
        }
        std::fill(way, way + W, NONE);
        for (int j = n - 1; j >= 0; j--) {
            int from = row[j] < 0 ? 0 : 1;
            Sum *here = best + j * W;
            Sum next[W];
            for (int k = 0; k <= K; k++) next[k] = std::max(here[from + k], way[from + k]) + row[j];
            for (int k = 0; k <= K; k++) {
                way[1 + k] = next[k];
                here[1 + k] = std::max(next[k], to_right[j * W + 1 + k]);
            }
        }
    }
    return best[n * W - 1];
}

int main() {
    in = fopen("GRID.INP", "r");
    FILE *out = fopen("GRID.OUT", "w");
    Sum (*const by_negative[])(int) = {
        largest_sum<0>, largest_sum<1>, largest_sum<2>, largest_sum<3>, largest_sum<4>, largest_sum<5>,
        largest_sum<6>, largest_sum<7>, largest_sum<8>, largest_sum<9>, largest_sum<10>};
    int n, k;
    while (next_number(n) && next_number(k)) {
        Sum sum = by_negative[k](n);
        if (sum < LEAST) fputs("NO\n", out);
        else fprintf(out, "%lld\n", sum);
    }
    fclose(out);
}
