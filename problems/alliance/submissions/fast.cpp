// Chia trục y thành các dải cao k + 1: trong một dải ai cũng với tới nhau theo y, ở hai dải kề nhau chỉ còn so phần dư.
// Vậy chỉ cần đếm cặp "người dải trên đứng trước người dải dưới" theo thứ tự phần dư: mỗi người đến hay đi là một lần
// đi từ lá lên gốc của cây 8 nhánh, không phải cộng trễ cho đoạn nào. Nút giữ tổng của các nhánh đầu bằng số 8, 16 bit
// nên cả cây nằm gọn trong bộ nhớ đệm. Sắp xếp theo cơ số 1024, đọc tám chữ số một lúc.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>

typedef uint8_t u8;
typedef uint16_t u16;
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

// Tám chữ số đầu một lúc; số dài hơn thì chỗ của số kế tiếp không phải chờ phép tính nào.
static inline u32 next_number() {
    while (*at < '0') at++;
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
    return value;
}

const int N = 200000;
const u64 ONES = 0x0101010101010101;

// Trong một cây, người dải dưới (low) và người dải trên (high) cùng xếp theo phần dư. Phần tử thứ e của một nút nói về
// các nhánh trước nhánh e: có mặt bao nhiêu người mỗi loại, bao nhiêu cặp (high đứng trước, low đứng sau).
template <class Count, class Pairs> struct Node {
    Count low[8], high[8];
    Pairs pairs[8];
};
static Node<u8, u16> nodes1[2 * N / 9 + 2 * N / 64 + 8];
static Node<u16, u16> nodes2[2 * N / 65 + 2 * N / 512 + 8];
static Node<u16, u32> nodes3[2 * N / 513 + 2 * N / 4096 + 8];
static Node<u16, u32> nodes4[2 * N / 4097 + 2 * N / 32768 + 8];
static Node<u32, u64> nodes5[2 * N / 32769 + 8];
static int used1, used2, used3, used4, used5;
static u8 is_low[2 * N / 8 + N + 8], present[2 * N / 8 + N + 8];  // mỗi byte là 8 chỗ
static int used_bytes;

struct Tree {
    int size, bytes, at1, at2, at3, at4, at5;
    u64 pairs;
};
struct Slab {
    u32 number;
    int begin, here;
    Tree tree;  // với dải kề bên trên; size = 0 nếu dải ấy trống
};
static Slab slabs[N + 1];

static u64 spread[256];
// Mọi bit là 1 ở các nhánh sau nhánh d.
template <class T> struct Behind {
    T all[8][8];
    constexpr Behind() : all() {
        for (int d = 0; d < 8; d++)
            for (int e = d + 1; e < 8; e++) all[d][e] = T(-1);
    }
};
template <class T> static constexpr Behind<T> behind;

struct Before {
    u32 low, high;
    u64 pairs;
};

template <bool LOW, bool COMES, class Count, class Pairs>
static inline void climb(Node<Count, Pairs> &node, int d, Before &before) {
    before.pairs += node.pairs[d] + u64(node.high[d]) * before.low;
    const Count low = before.low += node.low[d];
    const Pairs high = before.high += node.high[d];
    const Count *counts = behind<Count>.all[d];
    const Pairs *pairs = behind<Pairs>.all[d];
    if (LOW) {
        for (int e = 0; e < 8; e++) node.pairs[e] += pairs[e] & (COMES ? high : Pairs(-high));
        for (int e = 0; e < 8; e++) node.low[e] += COMES ? Count(-counts[e]) : counts[e];
    } else {
        for (int e = 0; e < 8; e++) {
            const Pairs after = Count(node.low[e] - low);
            node.pairs[e] += pairs[e] & (COMES ? after : Pairs(-after));
        }
        for (int e = 0; e < 8; e++) node.high[e] += COMES ? Count(-counts[e]) : counts[e];
    }
}

// Một người đến hay đi khỏi một chỗ của cây; trả về những gì đứng trước chỗ ấy. Phải là một hàm riêng thì mọi vòng lặp
// 8 bước ở trên mới được dịch thành vài lệnh véc-tơ.
template <bool LOW, bool COMES> [[gnu::noinline]] static Before change(const Tree &tree, int place) {
    u8 &here = present[tree.bytes + place / 8];
    const u8 low = here & is_low[tree.bytes + place / 8], high = here ^ low;
    const int bit = place % 8;
    const u64 highs = spread[high] * ONES, lows = spread[low & ((1 << bit) - 1)];
    Before before;
    before.high = (highs << 8) >> 8 * bit & 255;
    before.low = lows * ONES >> 56;
    before.pairs = (highs & lows * 255) * ONES >> 56;
    here ^= 1 << bit;
    const int size = tree.size;
    if (size <= 8) return before;
    climb<LOW, COMES>(nodes1[tree.at1 + (place >> 6)], place >> 3 & 7, before);
    if (size <= 64) return before;
    climb<LOW, COMES>(nodes2[tree.at2 + (place >> 9)], place >> 6 & 7, before);
    if (size <= 512) return before;
    climb<LOW, COMES>(nodes3[tree.at3 + (place >> 12)], place >> 9 & 7, before);
    if (size <= 4096) return before;
    climb<LOW, COMES>(nodes4[tree.at4 + (place >> 15)], place >> 12 & 7, before);
    if (size <= 32768) return before;
    climb<LOW, COMES>(nodes5[tree.at5], place >> 15, before);
    return before;
}

struct Knight {
    u32 x;
    int slab, as_low, as_high;  // chỗ trong cây của dải mình và của dải kề bên dưới
};
static Knight knights[N];
static u64 keys[N], other[N];

// Sắp xếp theo 30 bit cao của nửa trên.
static void sort_keys(int n) {
    static u32 start[3][1024];
    memset(start, 0, sizeof start);
    for (int i = 0; i < n; i++)
        for (int d = 0; d < 3; d++) start[d][keys[i] >> (32 + 10 * d) & 1023]++;
    u64 *from = keys, *to = other;
    for (int d = 0; d < 3; d++) {
        u32 *next = start[d], sum = 0;
        if (next[from[0] >> (32 + 10 * d) & 1023] == u32(n)) continue;
        for (int i = 0; i < 1024; i++) {
            u32 count = next[i];
            next[i] = sum;
            sum += count;
        }
        for (int i = 0; i < n; i++) to[next[from[i] >> (32 + 10 * d) & 1023]++] = from[i];
        std::swap(from, to);
    }
    if (from != keys) memcpy(keys, from, n * sizeof *keys);
}

static inline u64 pairs_of(u64 count) { return count * (count - 1) / 2; }

int main() {
    for (int i = 0; i < 256; i++)
        for (int bit = 0; bit < 8; bit++) spread[i] |= u64(i >> bit & 1) << 8 * bit;
    in = fopen("ALLIANCE.INP", "r");
    setvbuf(in, nullptr, _IONBF, 0);
    read_on();
    const int n = next_number();
    next_number();
    const u32 k = next_number();
    for (int i = 0; i < n; i++) {
        if (text_end - at < 32) read_on();
        u32 x = next_number(), y = next_number();
        keys[i] = u64(x) << 32 | y;
    }
    sort_keys(n);
    for (int i = 0; i < n; i++) {
        knights[i].x = keys[i] >> 32;
        keys[i] = keys[i] << 32 | i;
    }
    sort_keys(n);

    // Các dải không trống.
    const u32 least = keys[0] >> 32;
    int count = 0;
    u64 next_y = 0;
    for (int t = 0; t < n; t++) {
        u32 y = keys[t] >> 32;
        if (y >= next_y) {
            u32 number = (y - least) / (k + 1);
            slabs[count].number = number;
            slabs[count++].begin = t;
            next_y = least + u64(number + 1) * (k + 1);
        }
        knights[u32(keys[t])].slab = count - 1;
    }
    slabs[count].begin = n;
    for (int s = 0; s + 1 < count; s++) {
        Tree &tree = slabs[s].tree;
        if (slabs[s + 1].number != slabs[s].number + 1) continue;
        int i = slabs[s].begin, middle = slabs[s + 1].begin, j = middle, end = slabs[s + 2].begin;
        const int size = tree.size = end - i;
        tree.bytes = used_bytes;
        used_bytes += (size + 7) / 8;
        if (size > 8) tree.at1 = used1, used1 += (size + 63) / 64;
        if (size > 64) tree.at2 = used2, used2 += (size + 511) / 512;
        if (size > 512) tree.at3 = used3, used3 += (size + 4095) / 4096;
        if (size > 4096) tree.at4 = used4, used4 += (size + 32767) / 32768;
        if (size > 32768) tree.at5 = used5++;
        // Phần dư bằng nhau thì người dải dưới đứng trước: hai người ấy không với tới nhau.
        for (int place = 0; place < size; place++) {
            if (j == end || (i < middle && (keys[i] >> 32) + (k + 1) <= keys[j] >> 32)) {
                is_low[tree.bytes + place / 8] |= 1 << place % 8;
                knights[u32(keys[i++])].as_low = place;
            } else {
                knights[u32(keys[j++])].as_high = place;
            }
        }
    }

    u64 answer = 0;
    for (int i = 0, old = 0; i < n; i++) {
        for (; knights[i].x - knights[old].x > k; old++) {
            const Knight &gone = knights[old];
            Slab &own = slabs[gone.slab];
            own.here--;
            if (own.tree.size) own.tree.pairs -= change<true, false>(own.tree, gone.as_low).high;
            if (gone.slab > 0) {
                Slab &below = slabs[gone.slab - 1];
                if (below.tree.size) below.tree.pairs -= below.here - change<false, false>(below.tree, gone.as_high).low;
            }
        }
        const Knight &knight = knights[i];
        Slab &own = slabs[knight.slab];
        answer += pairs_of(own.here);
        if (own.tree.size) {
            Before before = change<true, true>(own.tree, knight.as_low);
            answer += before.pairs + u64(before.high) * (own.here - before.low) + pairs_of(before.high);
            own.tree.pairs += before.high;
        }
        if (knight.slab > 0) {
            Slab &below = slabs[knight.slab - 1];
            if (below.tree.size) {
                Before before = change<false, true>(below.tree, knight.as_high);
                u32 after = below.here - before.low;
                answer += below.tree.pairs - before.pairs + pairs_of(after);
                below.tree.pairs += after;
            }
        }
        own.here++;
    }
    FILE *out = fopen("ALLIANCE.OUT", "w");
    fprintf(out, "%llu\n", (unsigned long long)answer);
    fclose(out);
}
