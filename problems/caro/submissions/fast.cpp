// Không cần biết quân nào đặt lúc nào: chỉ hỏi n - 1 quân đầu đã có năm quân thẳng hàng chưa, rồi hỏi lại với quân cuối.
// Bàn cờ được phủ bằng các ô vuông chồng lên nhau 4 hàng, 4 cột nên năm quân thẳng hàng luôn nằm trọn trong một ô vuông.
// Khi đọc chỉ đếm số quân của mỗi ô vuông, một byte một ô trong bảng băm; nơi nào chưa đủ năm quân thì bỏ qua, các quân
// còn lại mới được đặt lên những bàn 32 × 32 bit.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
using namespace std;

typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;

static FILE *in;
static unsigned char block[64 + (1 << 16) + 64];
static unsigned char *at = block, *text_end = block;

static void read_on() {
    size_t rest = text_end - at;
    memcpy(block + 64 - rest, at, rest);
    at = block + 64 - rest;
    text_end = block + 64 + fread(block + 64, 1, 1 << 16, in);
    memset(text_end, 0, 64);
}

// Tám chữ số đầu một lúc. Dấu trừ không theo quy luật nào nên không rẽ nhánh theo nó.
static inline u32 next_number() {
    while (*at <= ' ') at++;
    const u32 minus = *at == '-';
    at += minus;
    u64 word;
    memcpy(&word, at, 8);
    word ^= 0x3030303030303030;
    const u64 strange = word & 0x1010101010101010;
    const bool is_short = strange != 0;
    if (is_short) {
        const int bits = __builtin_ctzll(strange) - 4;
        at += bits / 8;
        word <<= 64 - bits;
    } else {
        at += 8;
    }
    word = word * 2561 >> 8 & 0x00ff00ff00ff00ff;
    word = word * 6553601 >> 16 & 0x0000ffff0000ffff;
    u32 value = word * 42949672960001 >> 32;
    if (!is_short)
        while (*at >= '0') value = value * 10 + (*at++ - '0');
    return (value ^ -minus) + minus;
}

struct Cell {
    u32 x, y;
};
static Cell cells[1000000];

// Các ô vuông chứa một quân: chúng cách nhau `step` và rộng hơn thế 4 hàng, 4 cột, nên mỗi chiều có một hoặc hai số.
template <u32 step, class Each> static inline void squares_of(Cell cell, Each each) {
    const u32 column = cell.x / step, row = cell.y / step;
    const bool two_columns = cell.x - column * step < 4, two_rows = cell.y - row * step < 4;
    each(column, row);
    if (two_columns) each(column - 1, row);
    if (two_rows) each(column, row - 1);
    if (two_columns && two_rows) each(column - 1, row - 1);
}

static inline u64 mixed(u32 column, u32 row, u32 player) {
    return ((u64(column) << 32 | row) * 2 + player) * 0x9e3779b97f4a7c15;
}

// Trong mỗi ô của bảng băm có mấy quân, 5 là từ 5 trở lên: theo ô vuông 68 × 68, và theo bàn 32 × 32 khi có quá nhiều bàn.
static u8 crowd[1 << 21], board_crowd[1 << 21];
static int crowd_shift;
static const int BOARD = 28, WIDE = 64;

static inline u8 &crowd_at(u8 *table, u32 column, u32 row, u32 player) {
    return table[mixed(column, row, player) >> crowd_shift];
}

static inline bool may_win(Cell cell, u32 player) {
    bool may = false;
    squares_of<WIDE>(cell, [&](u32 column, u32 row) { may |= crowd_at(crowd, column, row, player) == 5; });
    return may;
}

// Các bàn bit 32 × 32; bảng băm lớn dần, mỗi ô là nửa trên của giá trị băm và số thứ tự của bàn.
struct Board {
    u32 column, row, player, count;
    u32 lines[32];
};
const u32 PIECE = 4096, MANY = 200000;
static Board *pieces[4000000 / PIECE + 1];
static u32 board_count;
static vector<u64> slots;
static int shift;

static inline Board &board(u32 number) { return pieces[number / PIECE][number % PIECE]; }

static void grow() {
    shift = slots.empty() ? 64 - 12 : shift - 1;
    vector<u64> old(size_t(1) << (64 - shift));
    old.swap(slots);
    for (u64 entry : old) {
        if (entry == 0) continue;
        size_t slot = entry >> shift;
        while (slots[slot]) slot = (slot + 1) & (slots.size() - 1);
        slots[slot] = entry;
    }
}

static Board &board_at(u32 column, u32 row, u32 player) {
    if (2 * board_count >= slots.size()) grow();
    const u64 hash = mixed(column, row, player);
    size_t slot = hash >> shift;
    for (; slots[slot]; slot = (slot + 1) & (slots.size() - 1)) {
        if ((slots[slot] ^ hash) >> 32) continue;
        Board &found = board(u32(slots[slot]) - 1);
        if (found.column == column && found.row == row && found.player == player) return found;
    }
    if (board_count % PIECE == 0) {
        free(pieces[board_count / PIECE]);
        pieces[board_count / PIECE] = (Board *)calloc(PIECE, sizeof(Board));
    }
    Board &fresh = board(board_count);
    fresh.column = column;
    fresh.row = row;
    fresh.player = player;
    slots[slot] = hash >> 32 << 32 | ++board_count;
    return fresh;
}

static bool has_five(const Board &board) {
    if (board.count < 5) return false;
    u32 found = 0;
    const u32 *l = board.lines;
    for (int i = 0; i < 32; i++) {
        u32 two = l[i] & l[i] >> 1;
        found |= two & two >> 2 & l[i] >> 4;
    }
    for (int i = 0; i + 4 < 32; i++) {
        found |= l[i] & l[i + 1] & l[i + 2] & l[i + 3] & l[i + 4];
        found |= l[i] & l[i + 1] >> 1 & l[i + 2] >> 2 & l[i + 3] >> 3 & l[i + 4] >> 4;
        found |= l[i] >> 4 & l[i + 1] >> 3 & l[i + 2] >> 2 & l[i + 3] >> 1 & l[i + 4];
    }
    return found != 0;
}

static bool few_boards = true;

static inline void put(Cell cell, u32 player) {
    squares_of<BOARD>(cell, [&](u32 column, u32 row) {
        if (!few_boards && crowd_at(board_crowd, column, row, player) < 5) return;
        Board &board = board_at(column, row, player);
        board.count++;
        board.lines[cell.y - row * BOARD] |= u32(1) << (cell.x - column * BOARD);
    });
}

int main() {
    in = fopen("CARO.INP", "r");
    setvbuf(in, nullptr, _IONBF, 0);
    read_on();
    const int n = next_number();
    crowd_shift = 64 - 21;
    while (crowd_shift < 64 - 8 && n < 1 << (62 - crowd_shift)) crowd_shift++;
    for (int i = 0; i < n; i++) {
        if (text_end - at < 32) read_on();
        // Cộng thêm để không có ô vuông nào mang số âm.
        cells[i].x = next_number() + 1000000100;
        cells[i].y = next_number() + 1000000100;
        squares_of<WIDE>(cells[i], [&](u32 column, u32 row) {
            u8 &count = crowd_at(crowd, column, row, i & 1);
            count += count < 5;
        });
    }
    auto put_all_but_last = [&] {
        for (int i = 0; i + 1 < n && (board_count < MANY || !few_boards); i++)
            if (may_win(cells[i], i & 1)) put(cells[i], i & 1);
    };
    put_all_but_last();
    if (board_count >= MANY) {
        // Quân rải rác vừa đủ dày: đếm thêm theo bàn rồi đặt lại.
        few_boards = false;
        for (int i = 0; i < n; i++)
            squares_of<BOARD>(cells[i], [&](u32 column, u32 row) {
                u8 &count = crowd_at(board_crowd, column, row, i & 1);
                count += count < 5;
            });
        board_count = 0;
        slots.clear();
        put_all_but_last();
    }
    const char *answer = "Draw\n";
    for (u32 i = 0; i < board_count; i++)
        if (has_five(board(i))) answer = "Inconsistent\n";
    const u32 player = (n - 1) & 1;
    if (n > 0 && *answer == 'D' && may_win(cells[n - 1], player)) {
        put(cells[n - 1], player);
        squares_of<BOARD>(cells[n - 1], [&](u32 column, u32 row) {
            if (has_five(board_at(column, row, player)))
                answer = player == 0 ? "First player won\n" : "Second player won\n";
        });
    }
    FILE *out = fopen("CARO.OUT", "w");
    fputs(answer, out);
    fclose(out);
}
