// Đi ngược từ những thế bí thì thấy chỉ có 232 thế thua, tức 29 thế nếu không kể quay và lật bàn cờ: ghi sẵn 29 thế đó.
// Thế đã cho thua khi có mặt trong bảng, thắng khi một nước đi tới được một thế trong bảng, còn lại là hòa.
#include <cstdint>
#include <cstdio>

// Ô ở hàng r, cột c là bit 4r + c.
struct Position {
    uint16_t own, other, round;  // L của người sắp đi, L của đối thủ, hai quân tròn
};

static Position lost[29] = {
    {0x0017, 0x02e0, 0x2100}, {0x0017, 0x02e0, 0x4100}, {0x0017, 0x0740, 0x0088}, {0x0017, 0x0740, 0x0808},
    {0x0017, 0x0740, 0x4008}, {0x0017, 0x0740, 0x8008}, {0x0017, 0x08e0, 0x2100}, {0x0017, 0x08e0, 0x4100},
    {0x0017, 0x2260, 0x0088}, {0x0017, 0x2260, 0x0108}, {0x0017, 0x2260, 0x0180}, {0x0017, 0x2260, 0x0808},
    {0x0017, 0x2260, 0x0880}, {0x0017, 0x2260, 0x1008}, {0x0017, 0x2260, 0x1080}, {0x0017, 0x2260, 0x4008},
    {0x0017, 0x2260, 0x4080}, {0x0017, 0x2260, 0x4800}, {0x0017, 0x4460, 0x0108}, {0x0017, 0x4460, 0x0180},
    {0x0017, 0x44c0, 0x0120}, {0x0017, 0x4700, 0x0048}, {0x002e, 0x0710, 0x4040}, {0x002e, 0x0710, 0x8040},
    {0x002e, 0x0740, 0x0090}, {0x002e, 0x44c0, 0x0210}, {0x0071, 0x0e80, 0x0104}, {0x0071, 0x1700, 0x0084},
    {0x0071, 0x4700, 0x0084},
};

static inline uint16_t upside_down(unsigned cells) {
    return cells >> 12 | (cells >> 4 & 0xf0) | (cells << 4 & 0xf00) | cells << 12;
}

static inline uint16_t transposed(unsigned cells) {
    return (cells & 0x8421) | (cells & 0x0842) << 3 | (cells >> 3 & 0x0842) | (cells & 0x0084) << 6 |
           (cells >> 6 & 0x0084) | (cells & 0x0008) << 9 | (cells >> 9 & 0x0008);
}

int main() {
    FILE *in = fopen("LGAME.INP", "r");
    char text[256], board[21];
    int size = fread(text, 1, sizeof text, in), cells = 0;
    Position now = {0, 0, 0};
    char letter = '*';
    for (int i = 0; i < size && cells < 16; i++) {
        if (text[i] <= ' ') continue;
        int cell = 1 << cells++;
        if (text[i] == '#') now.own |= cell;
        else if (text[i] == 'x') now.round |= cell;
        else if (text[i] != '.') now.other |= cell, letter = text[i];
    }

    FILE *out = fopen("LGAME.OUT", "w");
    const char *answer = "No winning Draw\n";
    for (int turn = 0; turn < 8; turn++)
        for (Position &next : lost) {
            if (next.own == now.own && next.other == now.other && next.round == now.round)
                answer = "No winning move Losing\n";
            // Có nước đi tới thế này không: đặt L ở chỗ khác, rồi chuyển nhiều nhất một quân tròn?
            if (next.own == now.other && next.other != now.own && !(next.other & now.round) && (next.round & now.round)) {
                char *end = board;
                for (int i = 0; i < 16; i++) {
                    *end++ = next.other >> i & 1 ? '#' : next.own >> i & 1 ? letter : next.round >> i & 1 ? 'x' : '.';
                    if (i % 4 == 3) *end++ = '\n';
                }
                *end = 0;
                answer = board;
            }
            // Lật và chuyển vị xen kẽ nhau sinh ra cả tám phép đối xứng.
            if (turn % 2 == 0) next = {upside_down(next.own), upside_down(next.other), upside_down(next.round)};
            else next = {transposed(next.own), transposed(next.other), transposed(next.round)};
        }
    fputs(answer, out);
    fclose(out);
}
