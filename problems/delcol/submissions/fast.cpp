// Không lưu cột nào: khi đọc chỉ cần tổng các hiệu a - b và tính chẵn lẻ của số cột có mỗi tổng a + b.
// Đọc file từng khối 64 KiB, tự tách số theo từng byte; bảng chẵn lẻ 6 KB nằm gọn trong bộ nhớ đệm.
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

static unsigned char odd[6001];

int main() {
    in = fopen("DELCOL.INP", "r");
    int n = next_number();
    long long twice = 0;
    for (int i = 0; i < n; i++) {
        int a = next_number(), b = next_number();
        twice += a - b;
        odd[a + b] ^= 1;
    }
    int sign = 1;
    for (int weight = 6000; weight >= 2; weight--)
        if (odd[weight]) {
            twice += sign * weight;
            sign = -sign;
        }
    FILE *out = fopen("DELCOL.OUT", "w");
    fprintf(out, "%lld\n", twice / 2);
    fclose(out);
}
