// Các màu đang nhặt được nằm trong một cây bit 64 nhánh: tìm màu nhỏ nhất chỉ mất ba lần đếm bit 0, không cần heap.
// Mỗi hàng, mỗi cột giữ các quân còn lại thành bit nên quân kế tiếp ở rìa cũng được tìm như thế. Mỗi màu chỉ có một từ
// 64 bit: chỗ của hai quân và những phía đã thấy một quân; lúc nhặt thì từ ấy vừa được đọc, không phải tìm xa.
// Khi đọc, mọi byte không phải chữ số trong 64 byte được đánh dấu một lượt.
#include <cstdint>
#include <cstdio>
#include <cstring>

typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

static FILE *in;
static unsigned char block[128 + (1 << 16) + 64];
static unsigned char *const last_window = block + 64 + (1 << 16);
static unsigned char *window = last_window, *start = last_window + 64;  // 64 byte đang xem, chỗ bắt đầu số kế tiếp
static u64 marks;  // các byte trong cửa sổ không phải chữ số

static void look_on() {
    if (window == last_window) {
        memcpy(block + 64, last_window, 64);
        size_t size = fread(block + 128, 1, 1 << 16, in);
        memset(block + 128 + size, 0, 64);
        window = block + 64;
        start -= 1 << 16;
    }
    window += 64;
    marks = 0;
    for (int i = 56; i >= 0; i -= 8) {
        u64 word;
        memcpy(&word, window + i, 8);
        marks = marks << 8 | (~word >> 4 & 0x0101010101010101) * 0x0102040810204080 >> 56;
    }
}

static inline u32 next_number() {
    unsigned char *end;
    int length;
    do {
        while (marks == 0) look_on();
        end = window + __builtin_ctzll(marks);
        marks &= marks - 1;
        length = end - start;
        start = end + 1;
    } while (length == 0);
    u64 word;
    memcpy(&word, end - 8, 8);
    word = (word ^ 0x3030303030303030) >> (64 - 8 * length) << (64 - 8 * length);
    word = word * 2561 >> 8 & 0x00ff00ff00ff00ff;
    word = word * 6553601 >> 16 & 0x0000ffff0000ffff;
    return word * 42949672960001 >> 32;
}

const int L = 1000, WORDS = 16;
static u32 colour_of[L * L];
// Hai quân của màu, mỗi quân 20 bit (hàng * 1024 + cột); bit 40 + d là 1 nếu một quân đã hiện ra ở phía d.
static u64 colours[L * L / 2 + 1];
static u64 lines[2][1024][WORDS];   // các quân còn lại của mỗi hàng, mỗi cột
static u16 view[4][1024];           // quân ở rìa nhìn từ trái, phải, trên, dưới; L nếu không còn
static int m, n;
static u64 ready[L * L / 128 + 1], words[L * L / 8192 + 1], groups[2];
static char answer[16 + 7 * L * L / 2 + 16];

// Không rẽ nhánh: bit `now` là 1 nếu quân kia của màu này cũng hiện ra ở phía ấy.
static inline void show(int side, u32 row, u32 column) {
    const u32 colour = colour_of[row * n + column];
    const u64 now = colours[colour] >> (40 + side) & 1;
    colours[colour] |= u64(1) << (40 + side);
    ready[colour >> 6] |= now << (colour & 63);
    words[colour >> 12] |= now << (colour >> 6 & 63);
    groups[colour >> 18] |= now << (colour >> 12 & 63);
}

static inline void take_off(u32 cell) {
    const u32 row = cell >> 10, column = cell & 1023;
    lines[0][row][column >> 6] &= ~(u64(1) << (column & 63));
    lines[1][column][row >> 6] &= ~(u64(1) << (row & 63));
}

// Những phía đã thấy quân vừa nhặt (có ít nhất một phía) nay thấy quân kế tiếp.
static inline void look_behind(u32 cell) {
    const u32 row = cell >> 10, column = cell & 1023;
    int sides = (view[0][row] == column) | (view[1][row] == column) << 1 | (view[2][column] == row) << 2 |
                (view[3][column] == row) << 3;
    do {
        const int side = __builtin_ctz(sides);
        sides &= sides - 1;
        const u32 number = side < 2 ? row : column, from = side < 2 ? column : row;
        const u64 *line = lines[side >> 1][number];
        int word = from >> 6;
        u64 rest = line[word] & (side & 1 ? ~u64(0) >> (63 - (from & 63)) : ~u64(0) << (from & 63));
        while (rest == 0) {
            word += side & 1 ? -1 : 1;
            if (word < 0 || word == WORDS) break;
            rest = line[word];
        }
        if (rest == 0) {
            view[side][number] = L;
            continue;
        }
        const int up = __builtin_ctzll(rest), down = 63 - __builtin_clzll(rest);
        const u32 next = word << 6 | (side & 1 ? down : up);
        view[side][number] = next;
        show(side, side < 2 ? number : next, side < 2 ? next : number);
    } while (sides);
}

static void fill(u64 *line, int length) {
    for (; length >= 64; length -= 64) *line++ = ~u64(0);
    *line = (u64(1) << length) - 1;
}

// Viết một số dưới 10^8 và một dấu cách.
static inline char *write(char *end, u32 number) {
    u64 digits = number / 10000 | u64(number % 10000) << 32;
    u64 hundreds = (digits * 5243 >> 19) & 0x0000007f0000007f;
    digits = hundreds | (digits - hundreds * 100) << 16;
    u64 tens = (digits * 103 >> 10) & 0x000f000f000f000f;
    digits = tens | (digits - tens * 10) << 8;
    const int zeros = __builtin_ctzll(digits) / 8;
    digits = (digits | 0x3030303030303030) >> 8 * zeros;
    memcpy(end, &digits, 8);
    end += 8 - zeros;
    *end++ = ' ';
    return end;
}

int main() {
    in = fopen("MAHJONG.INP", "r");
    setvbuf(in, nullptr, _IONBF, 0);
    m = next_number();
    n = next_number();
    u32 *tile = colour_of;
    for (int row = 0; row < m; row++)
        for (int column = 0; column < n; column++) {
            const u32 colour = *tile++ = next_number();
            colours[colour] = colours[colour] << 20 | row << 10 | column;
        }
    for (int row = 0; row < m; row++) {
        fill(lines[0][row], n);
        view[1][row] = n - 1;
        show(0, row, 0);
        show(1, row, n - 1);
    }
    for (int column = 0; column < n; column++) {
        fill(lines[1][column], m);
        view[3][column] = m - 1;
        show(2, 0, column);
        show(3, m - 1, column);
    }

    char *const first = answer + 16, *end = first;
    int taken = 0;
    for (;;) {
        const u32 high = groups[0] == 0;
        if (groups[high] == 0) break;
        const u32 group = high << 6 | __builtin_ctzll(groups[high]);
        const u32 word = group << 6 | __builtin_ctzll(words[group]);
        const u32 colour = word << 6 | __builtin_ctzll(ready[word]);
        if ((ready[word] &= ready[word] - 1) == 0)
            if ((words[group] &= words[group] - 1) == 0) groups[high] &= groups[high] - 1;
        taken++;
        end = write(end, colour);
        const u32 one = colours[colour] & 0xfffff, other = colours[colour] >> 20 & 0xfffff;
        take_off(one);
        take_off(other);
        look_behind(one);
        look_behind(other);
    }
    if (end == first) end++;
    end[-1] = '\n';
    char count[16];
    const int length = sprintf(count, "%d\n", taken);
    memcpy(first - length, count, length);
    FILE *out = fopen("MAHJONG.OUT", "w");
    fwrite(first - length, 1, end - first + length, out);
    fclose(out);
}
