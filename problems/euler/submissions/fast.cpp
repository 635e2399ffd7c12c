// Mỗi khối 2×2 ở góc có giá trị riêng, bàn cờ là tổng của bốn khối; bảng thắng thua theo 16 bit được lập một lần.
// Đọc file từng khối 64 KiB theo từng byte; cả kết quả nằm trong một mảng và được ghi một lần.
#include <cstdio>
#include <cstring>

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

// Giá trị của một khối theo các ô trống.
static const unsigned char VALUES[16] = {0, 1, 1, 2, 1, 2, 0, 3, 1, 0, 2, 3, 2, 3, 3, 0};
// Phần của hai hàng (8 bit) trong giá trị của bàn cờ.
static unsigned char half[256];
static char answer[400000];

int main() {
    for (int rows = 0; rows < 256; rows++) {
        int left = (rows & 3) | (rows >> 2 & 12), right = (rows >> 2 & 3) | (rows >> 4 & 12);
        half[rows] = VALUES[left] ^ VALUES[right];
    }
    in = fopen("EULER.INP", "r");
    int k = 0, c = next_byte();
    while (c < '0') c = next_byte();
    for (; c >= '0'; c = next_byte()) k = k * 10 + (c - '0');
    char *end = answer;
    while (k--) {
        int board = 0;
        for (int row = 0; row < 4; row++) {
            do c = next_byte();
            while (c <= ' ');
            for (int column = 0; column < 4; column++, c = next_byte()) board = board << 1 | (c == '.');
        }
        if (half[board & 255] ^ half[board >> 8]) {
            memcpy(end, "YES\n", 4);
            end += 4;
        } else {
            memcpy(end, "NO\n", 3);
            end += 3;
        }
    }
    FILE *out = fopen("EULER.OUT", "w");
    fwrite(answer, 1, end - answer, out);
    fclose(out);
}
