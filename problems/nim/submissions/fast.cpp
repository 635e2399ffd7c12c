// Đọc từng byte qua bộ đệm 64 KiB và tự viết các chữ số vào một bộ đệm ra: thời gian gần như chỉ là đọc và ghi.
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace std;

static FILE *in, *out;
static unsigned char buffer[1 << 16];
static size_t at, filled;
static char text[1 << 16];
static size_t used;

static inline int next_byte() {
    if (at == filled) {
        filled = fread(buffer, 1, sizeof buffer, in);
        at = 0;
        if (filled == 0) return -1;
    }
    return buffer[at++];
}

static inline uint64_t read() {
    int byte = next_byte();
    while (byte <= ' ' && byte >= 0) byte = next_byte();
    uint64_t value = 0;
    for (; byte > ' '; byte = next_byte()) value = value * 10 + (byte - '0');
    return value;
}

static inline void write(uint64_t value, char after) {
    if (used + 32 > sizeof text) {
        fwrite(text, 1, used, out);
        used = 0;
    }
    char digits[24];
    int count = 0;
    do digits[count++] = char('0' + value % 10);
    while (value /= 10);
    while (count > 0) text[used++] = digits[--count];
    text[used++] = after;
}

int main() {
    in = fopen("NIM.INP", "r");
    out = fopen("NIM.OUT", "w");
    uint32_t n = uint32_t(read());
    vector<uint64_t> heap(n);
    uint64_t sum = 0;
    for (uint64_t &size : heap) sum ^= size = read();
    uint64_t count = 0;
    for (uint64_t size : heap) count += (size ^ sum) < size;
    write(count, '\n');
    for (uint32_t i = 0; i < n; i++)
        if ((heap[i] ^ sum) < heap[i]) {
            write(i + 1, ' ');
            write(heap[i] - (heap[i] ^ sum), '\n');
        }
    fwrite(text, 1, used, out);
}
