// Sắp xếp bằng cách đếm hai lần, mỗi chiếc bánh là một từ 64 bit: theo giá trị với Jan để có thứ hạng, rồi theo thứ tự
// chọn của Petra. Thứ hạng là các số 0 .. n - 1 khác nhau nên hàng đợi ưu tiên chỉ là một cây bit 64 nhánh, 125 KB cho
// một triệu chiếc; khi xong, bit nào còn thì chiếc ấy của Jan.
#include <cstdint>
#include <cstdio>
#include <cstring>

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

const int N = 1000000;
const u32 MOST = (1 << 30) - 1, RANK = (1 << 20) - 1;
static u64 list[N], spare[N];
static u32 for_jan[N];

static void counts_to_places(u32 *counts, u32 last) {
    u32 sum = 0;
    for (u32 digit = 0; digit <= last; digit++) {
        const u32 count = counts[digit];
        counts[digit] = sum;
        sum += count;
    }
}

// Hai lượt đếm xếp theo những bit cao nhất còn khác nhau, nhiều gấp mấy lần n nhóm; nhóm nào còn hơn một từ thì xếp tiếp.
static void sort(u64 *words, int n) {
    if (n < 24) {
        for (int i = 1; i < n; i++) {
            const u64 word = words[i];
            int j = i;
            for (; j > 0 && words[j - 1] > word; j--) words[j] = words[j - 1];
            words[j] = word;
        }
        return;
    }
    u64 differ = 0;
    for (int i = 0; i < n; i++) differ |= words[i] ^ words[0];
    if (differ == 0) return;
    const int top = 64 - __builtin_clzll(differ), width = (33 - __builtin_clz(n)) / 2 + 1;
    const int middle = top > width ? top - width : 0, low = middle > width ? middle - width : 0;
    const u32 low_mask = (1 << (middle - low)) - 1, high_mask = (1 << (top - middle)) - 1;
    u32 low_start[1 << 11], high_start[1 << 11];
    memset(low_start, 0, (low_mask + 1) * sizeof *low_start);
    memset(high_start, 0, (high_mask + 1) * sizeof *high_start);
    for (int i = 0; i < n; i++) {
        low_start[words[i] >> low & low_mask]++;
        high_start[words[i] >> middle & high_mask]++;
    }
    counts_to_places(low_start, low_mask);
    counts_to_places(high_start, high_mask);
    if (low == middle) memcpy(spare, words, n * sizeof *words);
    else
        for (int i = 0; i < n; i++) spare[low_start[words[i] >> low & low_mask]++] = words[i];
    for (int i = 0; i < n; i++) words[high_start[spare[i] >> middle & high_mask]++] = spare[i];
    if (low == 0) return;
    for (int i = 0, j; i < n; i = j) {
        for (j = i + 1; j < n && words[j] >> low == words[i] >> low; j++) {}
        if (j - i > 1) sort(words + i, j - i);
    }
}

static u64 bits[N / 64 + 1], words[N / 4096 + 1], groups[N / 262144 + 1];

static inline void push(u32 rank) {
    bits[rank >> 6] |= u64(1) << (rank & 63);
    words[rank >> 12] |= u64(1) << (rank >> 6 & 63);
    groups[rank >> 18] |= u64(1) << (rank >> 12 & 63);
}

static inline void pop() {
    u32 group = 0;
    while (!groups[group]) group++;
    const u32 word = group << 6 | __builtin_ctzll(groups[group]);
    const u32 place = word << 6 | __builtin_ctzll(words[word]);
    if (bits[place] &= bits[place] - 1) return;
    if (words[word] &= words[word] - 1) return;
    groups[group] &= groups[group] - 1;
}

int main() {
    in = fopen("GOODIES.INP", "r");
    FILE *out = fopen("GOODIES.OUT", "w");
    setvbuf(in, nullptr, _IONBF, 0);
    read_on();
    for (int t = next_number(); t > 0; t--) {
        if (text_end - at < 48) read_on();
        const int n = next_number();
        while (*at <= ' ') at++;
        int turns = *at == 'J';
        while (*at > ' ') at++;
        u32 any = 1;
        for (int i = 0; i < n; i++) {
            if (text_end - at < 32) read_on();
            const u64 p = next_number(), j = next_number();
            list[i] = j << 30 | (MOST - p);
            any |= p;
        }
        // Giá trị với Petra chỉ có chừng này bit.
        const int bits_of_p = 32 - __builtin_clz(any);
        const u32 most = (1 << bits_of_p) - 1;
        if (most < MOST)
            for (int i = 0; i < n; i++) list[i] = list[i] >> 30 << bits_of_p | (list[i] & most);
        sort(list, n);
        for (int rank = 0; rank < n; rank++) {
            for_jan[rank] = list[rank] >> bits_of_p;
            list[rank] = (list[rank] & most) << 20 | rank;
        }
        sort(list, n);
        // Chiếc thứ i (kể từ 0) của Petra: tới lúc ấy Jan được (i + 1 + turns) / 2 chiếc.
        for (int i = 0; i < n; i++) {
            push(list[i] & RANK);
            if (++turns & 1) pop();
        }
        u64 petra = 0, jan = 0;
        for (int i = 0; i < n; i++) {
            const u32 rank = list[i] & RANK;
            petra += (most - (list[i] >> 20)) & ((bits[rank >> 6] >> (rank & 63) & 1) - 1);
            jan += for_jan[i] & -(bits[i >> 6] >> (i & 63) & 1);
        }
        memset(bits, 0, (n / 64 + 1) * sizeof *bits);
        memset(words, 0, (n / 4096 + 1) * sizeof *words);
        memset(groups, 0, sizeof groups);
        fprintf(out, "%llu %llu\n", (unsigned long long)petra, (unsigned long long)jan);
    }
    fclose(out);
}
