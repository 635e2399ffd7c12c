// Với mỗi ô của vua, các ô của hậu là một tập bit (hai hàng, mỗi hàng tối đa bảy từ 64 bit), nên một phép tính xét
// 64 thế cùng lúc. Đi ngược từng lớp theo số nước, dừng ngay khi gặp thế đầu tiên. Hai chuỗi "hậu thắng" (vua sắp đi
// thua, hậu sắp đi thắng) và "vua thắng" không phụ thuộc nhau; trên mỗi đoạn giữa hai vách, các ô có chung nước đi.
#include <cstdint>
#include <cstdio>
#include <cstring>

typedef uint64_t u64;

static FILE *in;
static unsigned char buffer[1 << 16];
static size_t at, filled;

static inline int next_byte() {
    if (at == filled) {
        filled = fread(buffer, 1, sizeof buffer, in);
        at = 0;
        if (filled == 0) return -1;
    }
    return buffer[at++];
}

// Số tiếp theo, 0 nếu đã hết file.
static int next_number() {
    int c = next_byte();
    while (c != -1 && c < '0') c = next_byte();
    int value = 0;
    for (; c >= '0'; c = next_byte()) value = value * 10 + (c - '0');
    return value;
}

const int MOST = 800, WORDS = 14;
struct Sets {
    u64 words[MOST * WORDS];
    u64 *operator[](int king);
};

static int n, width, size;             // số cột; số từ của một hàng, của một tập
static bool level[401], upright[2][401];
static u64 whole[WORDS], single[WORDS];  // mọi ô; các ô có vách ở cả hai bên
static u64 down[7], slant[7];            // cột đi thẳng được sang hàng kia; cột đi chéo được sang cột bên phải
static int from_[MOST], to_[MOST];       // đoạn cột giữa hai vách chứa mỗi ô
static int steps[MOST][5], degree[MOST];
static Sets blocked;                     // hậu ở đâu thì vua không vào được ô này
static Sets king_lost, king_lost_new, queen_won;
static Sets queen_lost, queen_lost_new, king_won, king_won_new;
static Sets open_, stuck;                // ô hậu còn nên tới; ô mà hậu không còn nước đi ngang nào nên đi
static int losing_kings[MOST], losing_queens[MOST], touched[MOST];
static bool is_touched[MOST];

u64 *Sets::operator[](int king) { return words + king * size; }

static inline int word(int cell) { return cell < n ? cell >> 6 : width + ((cell - n) >> 6); }
static inline u64 bit(int cell) { return u64(1) << ((cell < n ? cell : cell - n) & 63); }
static inline void add(u64 *set, int cell) { set[word(cell)] |= bit(cell); }
static inline void remove(u64 *set, int cell) { set[word(cell)] &= ~bit(cell); }
static inline bool has(const u64 *set, int cell) { return set[word(cell)] & bit(cell); }

// Các bit from..to - 1, phần rơi vào từ thứ i của hàng.
static inline u64 part(int i, int from, int to) {
    u64 mask = ~u64(0);
    if (from > 64 * i) mask <<= from - 64 * i;
    if (to < 64 * i + 64) mask &= ~(~u64(0) << (to - 64 * i));
    return mask;
}

// Các ô từ đó hậu bước sang hàng kia tới được tập này.
static inline void cross(const u64 *set, u64 *result) {
    for (int row = 0; row < 2; row++, set += width) {
        u64 *other = result + (row == 0 ? width : 0), carry = 0;
        for (int i = 0; i < width; i++) {
            u64 x = set[i], right = x & slant[i];
            u64 next = i + 1 < width ? set[i + 1] << 63 : 0;
            other[i] = (x & down[i]) | right << 1 | carry | ((x >> 1 | next) & slant[i]);
            carry = right >> 63;
        }
    }
}

// Đoạn mà hậu đi ngang được khi vua đứng ở đó.
static inline void ride(int king, int queen, int &from, int &to) {
    from = from_[queen], to = to_[queen];
    if ((king < n) != (queen < n)) return;
    int column = king < n ? king : king - n, own = queen < n ? queen : queen - n;
    if (column < own && column >= from) from = column + 1;
    if (column > own && column < to) to = column;
}

// Hậu đứng trên đoạn chứa ô này còn nước đi ngang nào nên đi không?
static inline void find_stuck(int king, int cell, int from, int to) {
    int base = cell < n ? 0 : width, place = -1;
    const u64 *left = open_[king] + base;
    u64 found = 0;
    for (int i = from >> 6; i <= (to - 1) >> 6; i++) {
        u64 x = left[i] & part(i, from, to);
        if (x == 0) continue;
        if (place >= 0 || (x & (x - 1))) return;
        place = i;
        found = x;
    }
    u64 *set = stuck[king] + base;
    if (place >= 0) set[place] |= found;
    else
        for (int i = from >> 6; i <= (to - 1) >> 6; i++) set[i] |= part(i, from, to);
}

static inline void join(int a, int b) {
    steps[a][degree[a]++] = b;
    steps[b][degree[b]++] = a;
}

static void prepare() {
    size = 2 * width;
    memset(degree, 0, sizeof degree);
    memset(whole, 0, sizeof whole);
    memset(single, 0, sizeof single);
    memset(down, 0, sizeof down);
    memset(slant, 0, sizeof slant);
    for (int cell = 0; cell < 2 * n; cell++) add(whole, cell);
    for (int y = 0; y < n; y++) {
        if (!level[y]) join(y, n + y), down[y >> 6] |= bit(y);
        if (y + 1 == n) break;
        if (!upright[0][y]) join(y, y + 1);
        if (!upright[1][y]) join(n + y, n + y + 1);
        if (!level[y] && !level[y + 1] && !upright[0][y] && !upright[1][y]) {
            join(y, n + y + 1);
            join(n + y, y + 1);
            slant[y >> 6] |= bit(y);
        }
    }
    for (int row = 0; row < 2; row++)
        for (int y = 0, start = 0; y < n; y++) {
            from_[row * n + y] = start;
            if (y + 1 < n && !upright[row][y]) continue;
            for (int i = start; i <= y; i++) to_[row * n + i] = y + 1;
            if (start == y) add(single, row * n + y);
            start = y + 1;
        }
    for (int cell = 0; cell < 2 * n; cell++) {
        u64 *set = blocked[cell], *row = set + (cell < n ? 0 : width);
        memset(set, 0, size * sizeof(u64));
        for (int i = from_[cell] >> 6; i <= (to_[cell] - 1) >> 6; i++) row[i] = part(i, from_[cell], to_[cell]);
        for (int i = 0; i < degree[cell]; i++) add(set, steps[cell][i]);
    }
}

// Các thế vua sắp đi mà mọi nước đều thua: thêm các thế mới, có thế nào không?
static inline bool add_lost_kings(int king) {
    u64 *lost = king_lost[king], *fresh = king_lost_new[king];
    for (int i = 0; i < size; i++) fresh[i] = whole[i] & ~lost[i];
    for (int j = 0; j < degree[king]; j++) {
        const u64 *won = queen_won[steps[king][j]], *bars = blocked[steps[king][j]];
        for (int i = 0; i < size; i++) fresh[i] &= won[i] | bars[i];
    }
    remove(fresh, king);
    u64 any = 0;
    for (int i = 0; i < size; i++) lost[i] |= fresh[i], any |= fresh[i];
    return any;
}

static inline bool add_lost_queens(int king) {
    u64 crossing[WORDS], any = 0;
    u64 *lost = queen_lost[king], *fresh = queen_lost_new[king];
    const u64 *candidates = stuck[king];
    cross(open_[king], crossing);
    for (int i = 0; i < size; i++) fresh[i] = candidates[i] & ~crossing[i] & ~lost[i];
    remove(fresh, king);
    for (int i = 0; i < size; i++) lost[i] |= fresh[i], any |= fresh[i];
    return any;
}

// Hậu thắng từ những thế nào nhờ các thế thua mới của vua ở ô này?
static inline bool add_won_queens(int king) {
    u64 targets[WORDS], before[WORDS];
    memcpy(targets, king_lost_new[king], size * sizeof(u64));
    for (int j = 0; j < degree[king]; j++) remove(targets, steps[king][j]);
    cross(targets, before);
    for (int row = 0; row < 2; row++)
        for (int w = row * width; w < (row + 1) * width; w++)
            while (targets[w]) {
                int column = 64 * (w - row * width) + __builtin_ctzll(targets[w]), from, to;
                ride(king, row * n + column, from, to);
                int first = from >> 6, last = (to - 1) >> 6;
                u64 *into = before + row * width, *set = targets + row * width;
                // Ô duy nhất của đoạn mà từ đó hậu không tới được thế thua nào là chính ô đó.
                u64 more = targets[w] & (targets[w] - 1) & part(w - row * width, from, to);
                for (int i = w - row * width + 1; i <= last; i++) more |= set[i] & part(i, from, to);
                bool kept = into[column >> 6] & bit(column);
                for (int i = first; i <= last; i++) {
                    u64 mask = part(i, from, to);
                    into[i] |= mask;
                    set[i] &= ~mask;
                }
                if (!more && !kept) into[column >> 6] &= ~bit(column);
            }
    remove(before, king);
    u64 *won = queen_won[king], any = 0;
    for (int i = 0; i < size; i++) {
        any |= before[i] & ~won[i];
        won[i] |= before[i];
    }
    return any;
}

// Số nước đi, hoặc -1 nếu hòa.
static int solve() {
    const int cells = 2 * n, bytes = cells * size * sizeof(u64);
    int kings = 0, queens = 0;
    memset(king_lost.words, 0, bytes);
    memset(queen_won.words, 0, bytes);
    memset(queen_lost.words, 0, bytes);
    memset(king_won.words, 0, bytes);
    memset(king_won_new.words, 0, bytes);
    for (int king = 0; king < cells; king++) {
        if (add_lost_kings(king)) losing_kings[kings++] = king;
        memcpy(open_[king], whole, size * sizeof(u64));
        memcpy(stuck[king], single, size * sizeof(u64));
        remove(open_[king], king);
        for (int j = 0; j < degree[king]; j++) remove(open_[king], steps[king][j]);
        int column = king % n, from, to;
        for (int row = 0; row < 2; row++)
            for (int y = column == 0 ? 0 : column - 1; y < n && y <= column + 1; y++) {
                int cell = row * n + y;
                if (cell == king) continue;
                ride(king, cell, from, to);
                find_stuck(king, cell, from, to);
            }
        if (add_lost_queens(king)) losing_queens[queens++] = king;
    }
    for (int rank = 0; kings + queens > 0; rank += 2) {
        if (has(king_lost[0], cells - 1)) return rank;
        int count = 0;
        for (int i = 0; i < queens; i++) {
            int king = losing_queens[i];
            const u64 *lost = queen_lost_new[king], *bars = blocked[king];
            for (int j = 0; j < degree[king]; j++) {
                int before = steps[king][j];
                u64 *won = king_won[before], *fresh = king_won_new[before], any = 0;
                u64 own = bit(before);
                int own_word = word(before);
                for (int w = 0; w < size; w++) {
                    u64 x = lost[w] & ~bars[w] & ~won[w] & ~(w == own_word ? own : 0);
                    fresh[w] |= x;
                    won[w] |= x;
                    any |= x;
                }
                if (any && !is_touched[before]) is_touched[before] = true, touched[count++] = before;
            }
        }
        if (has(king_won[0], cells - 1)) {
            while (count > 0) is_touched[touched[--count]] = false;
            return rank + 1;
        }
        queens = 0;
        for (int i = 0; i < count; i++) {
            int king = touched[i];
            is_touched[king] = false;
            u64 *fresh = king_won_new[king], *left = open_[king], closed[WORDS];
            for (int w = 0; w < size; w++) {
                closed[w] = left[w] & fresh[w];
                left[w] &= ~fresh[w];
                fresh[w] = 0;
            }
            for (int row = 0; row < 2; row++)
                for (int w = row * width; w < (row + 1) * width; w++)
                    while (closed[w]) {
                        int column = 64 * (w - row * width) + __builtin_ctzll(closed[w]), from, to;
                        ride(king, row * n + column, from, to);
                        find_stuck(king, row * n + column, from, to);
                        for (int v = from >> 6; v <= (to - 1) >> 6; v++) closed[row * width + v] &= ~part(v, from, to);
                    }
            if (add_lost_queens(king)) losing_queens[queens++] = king;
        }

        count = 0;
        for (int i = 0; i < kings; i++)
            if (add_won_queens(losing_kings[i]))
                for (int j = 0; j < degree[losing_kings[i]]; j++) {
                    int before = steps[losing_kings[i]][j];
                    if (!is_touched[before]) is_touched[before] = true, touched[count++] = before;
                }
        kings = 0;
        for (int i = 0; i < count; i++) {
            is_touched[touched[i]] = false;
            if (add_lost_kings(touched[i])) losing_kings[kings++] = touched[i];
        }
    }
    return -1;
}

int main() {
    in = fopen("QUEEN.INP", "r");
    FILE *out = fopen("QUEEN.OUT", "w");
    while ((n = next_number()) > 0) {
        memset(level, 0, sizeof level);
        memset(upright, 0, sizeof upright);
        for (int m = next_number(); m > 0; m--) {
            int x1 = next_number(), y1 = next_number(), x2 = next_number(), y2 = next_number();
            if (x1 != x2) level[y1 - 1] = true;
            else upright[x1 - 1][(y1 < y2 ? y1 : y2) - 1] = true;
        }
        width = (n + 63) / 64;
        prepare();
        int moves = solve();
        if (moves < 0) fputs("DRAW\n", out);
        else fprintf(out, "%s WINS\n%d\n", moves % 2 == 0 ? "QUEEN" : "KING", moves);
    }
    fclose(out);
}
