// Sắp xếp theo cơ số 22 bit cao nhất rồi chèn. Quân gần nhất ở phía trên không tìm bằng cách sắp xếp nữa: bàn cờ hẹp thì
// mỗi đường (cột, hai loại đường chéo) nhớ quân mới gặp trong một mảng; bàn cờ rộng thì đi từ quân hậu lên, chỉ nhớ những
// đường tới được, nếu quá nhiều thì chia các quân theo đường vào 2048 nhóm nhỏ. Các mảng dùng lại nhau, vì đụng tới bộ nhớ
// mới cũng tốn thời gian; đọc tám chữ số, ghi bốn chữ số một lúc.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

typedef uint64_t u64;

static FILE *in, *out;
static char buffer[(1 << 16) + 64];
static char *at_, *end_;
static bool ended;

// Dồn phần chưa đọc về đầu bộ đệm (sau 16 byte để trống) rồi đọc tiếp.
static void refill() {
    size_t rest = end_ - at_;
    memmove(buffer + 16, at_, rest);
    at_ = buffer + 16;
    size_t more = fread(at_ + rest, 1, (1 << 16) - rest, in);
    end_ = at_ + rest + more;
    if (more == 0) ended = true;
    memset(end_, 0, 32);
}

// Bit cao của các byte không lớn hơn dấu cách; byte đầu tiên như thế luôn đúng.
static inline u64 blanks(const char *text) {
    u64 word;
    memcpy(&word, text, 8);
    return (word - 0x2121212121212121) & ~word & 0x8080808080808080;
}

static inline int next_number() {
    if (end_ - at_ < 32 && !ended) refill();
    while ((unsigned char)(*at_ - 1) < ' ') at_++;
    const char *first = at_;
    u64 blank = blanks(first);
    at_ += blank ? __builtin_ctzll(blank) >> 3 : 8 + (__builtin_ctzll(blanks(first + 8)) >> 3);
    const int negative = *first == '-';
    first += negative;
    const int digits = at_ - first;
    // Tám chữ số cuối.
    u64 word;
    memcpy(&word, at_ - 8, 8);
    if (digits < 8) word = word >> (64 - 8 * digits) << (64 - 8 * digits);
    word = (word & 0x0f0f0f0f0f0f0f0f) * 2561 >> 8;
    word = (word & 0x00ff00ff00ff00ff) * 6553601 >> 16;
    int value = (word & 0x0000ffff0000ffff) * 42949672960001 >> 32;
    if (digits > 8) value += 100000000 * (digits == 9 ? first[0] - '0' : 10 * first[0] + first[1] - 11 * '0');
    return (value ^ -negative) + negative;
}

const int MOST = 1000001, FAR = 1000000000;
const unsigned ID = (1 << 20) - 1;
static int n;
static u64 one[MOST], two[MOST];
static unsigned numbers_one[MOST], numbers_two[MOST];
static u64 *pawns = one, *spare = two;  // từ dưới lên, từ trái sang; hàng ở các bit từ `shift`
static unsigned *numbers = numbers_one, *spare_numbers = numbers_two;
static int shift;
static bool is_packed;  // số thứ tự ở 20 bit thấp của pawns, không thì ở numbers
static int x_shift, x_least;
static unsigned x_mask;  // cột là (pawns[at] >> x_shift & x_mask) + x_least
static u64 *up;          // (số quân ăn được khi đi lên) << 32 | quân đầu tiên ăn được khi đi lên, cộng 1

static int bits(unsigned range) {
    int count = 0;
    while (count < 32 && range >> count) count++;
    return count;
}

// Sắp xếp theo các bit from..to - 1.
static void radix_sort(int from, int to) {
    const int passes = (to - from + 10) / 11;
    if (passes == 0) return;
    const int width = (to - from + passes - 1) / passes;
    static unsigned start[6][2048];
    memset(start, 0, sizeof start);
    const unsigned mask = (1u << width) - 1;
    for (int i = 0; i <= n; i++)
        for (int pass = 0; pass < passes; pass++) start[pass][pawns[i] >> (from + pass * width) & mask]++;
    for (int pass = 0; pass < passes; pass++) {
        unsigned *next = start[pass], sum = 0;
        const int by = from + pass * width;
        for (unsigned d = 0; d <= mask; d++) {
            unsigned count = next[d];
            next[d] = sum;
            sum += count;
        }
        if (is_packed)
            for (int i = 0; i <= n; i++) spare[next[pawns[i] >> by & mask]++] = pawns[i];
        else {
            for (int i = 0; i <= n; i++) {
                unsigned place = next[pawns[i] >> by & mask]++;
                spare[place] = pawns[i];
                spare_numbers[place] = numbers[i];
            }
            swap(numbers, spare_numbers);
        }
        swap(pawns, spare);
    }
}

// Sắp xếp theo các bit từ `from`, biết rằng các bit từ `to` là 0: theo 22 bit cao nhất, rồi chèn; nếu có nhóm quá dài thì
// theo mọi bit.
static void sort_pawns(int from, int to) {
    const int low = max(from, to - 22);
    radix_sort(low, to);
    if (low == from) return;
    for (int at = 1, size = 1; at <= n; at++) {
        size = pawns[at] >> low == pawns[at - 1] >> low ? size + 1 : 1;
        if (size > 64) return radix_sort(from, to);
    }
    for (int i = 1; i <= n; i++) {
        if (pawns[i - 1] <= pawns[i]) continue;
        const u64 pawn = pawns[i];
        const unsigned number = is_packed ? 0 : numbers[i];
        int at = i;
        for (; at > 0 && pawns[at - 1] > pawn; at--) {
            pawns[at] = pawns[at - 1];
            if (!is_packed) numbers[at] = numbers[at - 1];
        }
        pawns[at] = pawn;
        if (!is_packed) numbers[at] = number;
    }
}

static inline int row_of(int at) { return pawns[at] >> shift; }

static int start_of_row(int at) {
    const int y = row_of(at);
    while (at > 0 && row_of(at - 1) == y) at--;
    return at;
}

static int end_of_row(int at) {
    const int y = row_of(at);
    while (at <= n && row_of(at) == y) at++;
    return at;
}

// Với mỗi quân của hàng lo..hi - 1: số quân ăn được khi tới nó từ phía dưới.
template <class Tell>
static inline void settle(int lo, int hi, Tell tell) {
    static int from_left[MOST];
    int best = 0;
    for (int at = lo; at < hi; at++) {
        int rest = up[at] >> 32;
        from_left[at - lo] = max(best, 1 + rest);
        best = max(best, hi - at + rest);
    }
    best = 0;
    for (int at = hi - 1; at >= lo; at--) {
        int rest = up[at] >> 32;
        tell(at, max(from_left[at - lo], best));
        best = max(best, at - lo + 1 + rest);
    }
}

static void narrow_board(int high) {
    static u64 vertical[1 << 20], rising[1 << 21], falling[1 << 21];
    up = spare;
    for (int hi = n + 1, lo; hi > 0; hi = lo) {
        lo = start_of_row(hi - 1);
        const int y = row_of(lo);
        u64 *left = rising + (high - y), *right = falling + y;
        for (int at = lo; at < hi; at++) {
            unsigned x = pawns[at] >> 20 & x_mask;
            up[at] = max(vertical[x], max(left[x], right[x]));
        }
        settle(lo, hi, [&](int at, int all) {
            unsigned x = pawns[at] >> 20 & x_mask;
            vertical[x] = left[x] = right[x] = u64(all) << 32 | (at + 1);
        });
    }
}

// Đường qua một quân theo hướng d: cột, hai loại đường chéo.
static inline int line_of(int d, int at) {
    int x = int(pawns[at] >> x_shift & x_mask) + x_least;
    return d == 0 ? x : d == 1 ? x - row_of(at) : x + row_of(at);
}

static inline unsigned group_of(int line) { return unsigned(line) * 2654435769u >> 21; }

// Bảng băm: đường -> quân mới gặp trên đường đó.
struct Lines {
    static const int SIZE = 1 << 15;
    struct Entry {
        int line, last;  // last: quân cộng 1, 0 là ô trống
    };
    Entry entries[SIZE];
    int used;

    Entry &find(int line) {
        unsigned i = unsigned(line) * 2654435769u >> 17;
        while (entries[i].last != 0 && entries[i].line != line) i = (i + 1) % SIZE;
        return entries[i];
    }
};

static vector<int> rows;     // chỗ bắt đầu của các hàng mà quân hậu tới được
static u64 above[MOST + 1];  // above[at + 1]: quân gần nhất ở trên theo ba hướng, cộng 1, mỗi hướng 20 bit

// Đi từ dưới lên; sai nếu có quá nhiều đường.
static bool find_reached() {
    static Lines lines[3];
    for (int lo = 0, hi; lo <= n; lo = hi) {
        hi = end_of_row(lo);
        bool reached = lo == 0;
        for (int at = lo; at < hi && !reached; at++)
            for (int d = 0; d < 3; d++) reached |= lines[d].find(line_of(d, at)).last != 0;
        if (!reached) continue;
        rows.push_back(lo);
        for (int at = lo; at < hi; at++)
            for (int d = 0; d < 3; d++) {
                if (hi > n && lines[d].used == 0) continue;
                int line = line_of(d, at);
                Lines::Entry &entry = lines[d].find(line);
                if (entry.last != 0) above[entry.last] |= u64(at + 1) << 20 * d;
                else if (hi > n) continue;
                else if (++lines[d].used > Lines::SIZE / 2) return false;
                entry = {line, at + 1};
            }
    }
    return true;
}

static unsigned group_end[3][2048];

// Chia theo đường vào các nhóm nhỏ; trong nhóm các quân vẫn theo thứ tự từ dưới lên.
template <int d>
static void find_above() {
    unsigned *next = group_end[d], sum = 0;
    for (int g = 0; g < 2048; g++) {
        unsigned count = next[g];
        next[g] = sum;
        sum += count;
    }
    for (int at = 0; at <= n; at++) {
        int line = line_of(d, at);
        spare[next[group_of(line)]++] = u64(unsigned(line)) << 20 | at;
    }
    static u64 table[4096];  // đường << 32 | quân mới gặp, cộng 1
    u64 *begin = spare;
    for (int g = 0; g < 2048; g++) {
        u64 *end = spare + group_end[d][g];
        if (end - begin > 1024) {
            if (!is_sorted(begin, end)) sort(begin, end);
            for (u64 *p = begin; p + 1 < end; p++)
                if (p[0] >> 20 == p[1] >> 20) above[(p[0] & ID) + 1] |= ((p[1] & ID) + 1) << 20 * d;
        } else {
            int size = 4;
            while (1 << size < 4 * (end - begin)) size++;
            memset(table, 0, sizeof(u64) << size);
            const unsigned mask = (1u << size) - 1;
            for (u64 *p = begin; p < end; p++) {
                const unsigned line = *p >> 20, at = (*p & ID) + 1;
                unsigned i = line * 2654435769u >> 9 & mask;
                while (table[i] != 0 && table[i] >> 32 != line) i = (i + 1) & mask;
                above[unsigned(table[i])] |= u64(at) << 20 * d;
                table[i] = u64(line) << 32 | at;
            }
        }
        begin = end;
    }
}

static void find_all_above() {
    memset(above, 0, sizeof above[0] * (n + 2));
    for (int at = 0; at <= n; at++)
        for (int d = 0; d < 3; d++) group_end[d][group_of(line_of(d, at))]++;
    find_above<0>();
    find_above<1>();
    find_above<2>();
}

static void wide_board() {
    up = above + 1;
    int *all = (int *)spare_numbers;
    auto settle_row = [&](int lo, int hi) {
        for (int at = lo; at < hi; at++) {
            u64 best = 0;
            for (u64 rest = up[at]; rest != 0; rest >>= 20)
                if (rest & ID) best = max(best, u64(all[(rest & ID) - 1]) << 32 | (rest & ID));
            up[at] = best;
        }
        settle(lo, hi, [&](int at, int value) { all[at] = value; });
    };
    if (find_reached())
        for (int i = int(rows.size()) - 1; i >= 0; i--) settle_row(rows[i], end_of_row(rows[i]));
    else {
        find_all_above();
        for (int hi = n + 1, lo; hi > 0; hi = lo) {
            lo = start_of_row(hi - 1);
            settle_row(lo, hi);
        }
    }
}

// Đường đi.
static char written[(1 << 16) + 16];
static size_t used;
static char fours[40004];  // bốn chữ số của mỗi số

static inline void write_pawn(int at) {
    if (used >= 1 << 16) {
        fwrite(written, 1, used, out);
        used = 0;
    }
    const unsigned number = is_packed ? pawns[at] & ID : numbers[at], high = number / 10000, low = number % 10000;
    char *to = written + used;
    if (high > 0) {
        int skip = (high < 1000) + (high < 100) + (high < 10);
        memcpy(to, fours + 4 * high + skip, 4);
        to += 4 - skip;
        memcpy(to, fours + 4 * low, 4);
        to += 4;
    } else {
        int skip = (low < 1000) + (low < 100) + (low < 10);
        memcpy(to, fours + 4 * low + skip, 4);
        to += 4 - skip;
    }
    *to++ = ' ';
    used = to - written;
}

// Quân mà từ đó hậu rời hàng khi tới quân `from`, và số quân ăn được.
static int leave(int from, int lo, int hi, int &all) {
    int to = from;
    all = 1 + int(up[from] >> 32);
    for (int at = lo; at < hi; at++) {
        int value = int(up[at] >> 32) + (at < from ? hi - at : at > from ? at - lo + 1 : 0);
        if (value > all) all = value, to = at;
    }
    return to;
}

static void write_chain() {
    out = fopen("QUEEN.OUT", "w");
    for (int i = 0; i < 10000; i++)
        for (int digit = 3, rest = i; digit >= 0; digit--, rest /= 10) fours[4 * i + digit] = '0' + rest % 10;
    int from = 0;
    while ((is_packed ? pawns[from] & ID : numbers[from]) != 0) from++;
    for (bool first = true;; first = false) {
        int lo = start_of_row(from), hi = end_of_row(from), all, to = leave(from, lo, hi, all);
        if (first) fprintf(out, "%d\n", all - 1);
        else write_pawn(from);
        if (to > from) {
            for (int at = from - 1; at >= lo; at--) write_pawn(at);
            for (int at = from + 1; at <= to; at++) write_pawn(at);
        } else if (to < from) {
            for (int at = from + 1; at < hi; at++) write_pawn(at);
            for (int at = from - 1; at >= to; at--) write_pawn(at);
        }
        if (unsigned(up[to]) == 0) break;
        from = unsigned(up[to]) - 1;
    }
    if (used > 0) written[used - 1] = '\n';
    else written[used++] = '\n';
    fwrite(written, 1, used, out);
    fclose(out);
}

int main() {
    in = fopen("QUEEN.INP", "r");
    at_ = end_ = buffer + 16;
    n = next_number();
    int left = 0, right = 0, top = 0;
    one[0] = FAR;
    for (int i = 1; i <= n; i++) {
        int x = next_number(), y = next_number();
        one[i] = u64(y) << 31 | unsigned(x + FAR);
        left = min(left, x), right = max(right, x), top = max(top, y);
    }
    const int wide = bits(right - left), high = bits(top);
    if (wide + high <= 44) {
        is_packed = true;
        x_shift = 20, x_mask = (1ull << wide) - 1, x_least = left;
        shift = 20 + wide;
        for (int i = 0; i <= n; i++) {
            u64 x = (one[i] & 0x7fffffff) - (FAR + left), y = one[i] >> 31;
            one[i] = (y << wide | x) << 20 | i;
        }
        sort_pawns(20, shift + high);
    } else {
        x_shift = 0, x_mask = 0x7fffffff, x_least = -FAR;
        shift = 31;
        for (int i = 0; i <= n; i++) numbers[i] = i;
        sort_pawns(0, 31 + high);
    }
    if (wide <= 20 && high <= 20) narrow_board(top);
    else wide_board();
    write_chain();
}
