// Từ của Hermione không giảm nên chỉ cần biết cô lấy mấy chữ mỗi loại; thắng thua đã rõ ở chữ khác nhau đầu tiên.
// Đi từ cuối từ nguồn, mỗi lúc 8 chữ trong một số 64 bit: khi Ron còn phải qua ít nhất 8 chữ đã bị lấy thì chỉ cần đếm
// chữ lớn hơn và chữ bằng chữ nhỏ nhất, khi ít hơn thì tra bảng. Số chữ mỗi loại được đếm từng cặp chữ ngay khi đọc,
// nhớ lại sau mỗi khối 64 KiB.
#include <cstdint>
#include <cstdio>
#include <cstring>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

const int N = 5000000, BLOCK = 1 << 16;
const u64 ONES = 0x0101010101010101;
static unsigned char text[BLOCK + N + BLOCK + 64];
static u32 pairs[2][1 << 16];
static int in_blocks[N / BLOCK + 3][26];  // số chữ mỗi loại trong các khối đầu

struct Way {
    u8 ahead, turns;
};
static Way ways[8][256];  // qua 8 chữ: bit là 1 nếu chữ ấy bằng chữ nhỏ nhất, bit thấp nhất đi trước

static const unsigned char *letters;
static int place;                // chữ Ron sắp gặp
static int smallest = -1, left;  // chữ nhỏ nhất còn lại, và còn bao nhiêu chữ ấy chưa ai lấy
static int ahead;                // số chữ ấy đã bị Hermione lấy mà Ron chưa đi qua
static int hers[26];

static int count_left(int letter) {
    int block = (place + 1) / BLOCK, count = in_blocks[block][letter];
    for (int i = block * BLOCK; i <= place; i++) count += letters[i] == 'a' + letter;
    return count;
}

static bool next_smallest() {
    ahead = left = 0;
    while (left == 0 && ++smallest < 26) left = count_left(smallest);
    return left > 0;
}

int main() {
    FILE *in = fopen("GAME12.INP", "r");
    setvbuf(in, nullptr, _IONBF, 0);
    size_t size = fread(text, 1, BLOCK, in), start = 0;
    int n = 0;
    while (text[start] < '0') start++;
    for (; text[start] >= '0'; start++) n = n * 10 + (text[start] - '0');
    while (text[start] <= ' ') start++;
    letters = text + start;
    for (int from = 0, blocks = 0; from < n; blocks++) {
        const int to = from + BLOCK < n ? from + BLOCK : n;
        if (start + to > size) size += fread(text + size, 1, BLOCK, in);
        int i = from;
        for (; i + 4 <= to; i += 4) {
            u16 two[2];
            memcpy(two, letters + i, 4);
            pairs[0][two[0]]++;
            pairs[1][two[1]]++;
        }
        int *counts = in_blocks[blocks + 1];
        for (; i < to; i++) pairs[0][letters[i]]++;  // cặp với chữ rỗng
        for (int a = 'a'; a <= 'z'; a++) {
            counts[a - 'a'] += pairs[0][a];
            for (int b = 'a'; b <= 'z'; b++) {
                int count = pairs[0][a << 8 | b] + pairs[1][a << 8 | b];
                counts[a - 'a'] += count;
                counts[b - 'a'] += count;
            }
        }
        from = to;
    }
    for (int before = 0; before < 8; before++)
        for (int equal = 0; equal < 256; equal++) {
            Way way = {u8(before), 0};
            for (int bit = 0; bit < 8; bit++)
                if (way.ahead > 0 && equal >> bit & 1) way.ahead--;
                else way.ahead++, way.turns++;
            ways[before][equal] = way;
        }

    int wins = -1;
    place = n - 1;
    bool more = next_smallest();
    while (more && place >= 0) {
        if (place >= 7) {
            u64 word;
            memcpy(&word, letters + place - 7, 8);
            const u64 larger = (word + ONES * (127 - 'a' - smallest)) >> 7 & ONES;
            const u64 others = (word + ONES * (128 - 'a' - smallest)) >> 7 & ONES;
            const int greater = larger * ONES >> 56;
            int turns = greater, after = ahead + 2 * greater - int(others * ONES >> 56);
            bool at_once = ahead >= 8;
            if (!at_once && others == ONES) {
                // Byte cao nhất là chữ gặp trước.
                const Way way = ways[ahead][(larger ^ ONES) * 0x8040201008040201 >> 56];
                after = way.ahead;
                turns = way.turns;
                at_once = true;
            }
            if (at_once && 2 * turns - greater < left) {
                if (greater > 0 && wins < 0) wins = 1;
                left -= 2 * turns - greater;
                hers[smallest] += turns;
                ahead = after;
                place -= 8;
                continue;
            }
        }
        for (int i = 0; i < 8 && more && place >= 0; i++) {
            const int letter = letters[place--] - 'a';
            if (letter < smallest) continue;
            if (letter == smallest && ahead > 0) {
                ahead--;
                continue;
            }
            if (letter == smallest && --left == 0) {
                // Ron lấy chữ nhỏ nhất cuối cùng: cô phải lấy chữ lớn hơn, nếu còn.
                more = next_smallest();
                if (wins < 0) wins = !more;
                if (!more) break;
            } else if (letter > smallest && wins < 0) {
                wins = 1;
            }
            hers[smallest]++;
            ahead++;
            if (--left == 0) more = next_smallest();
        }
    }

    // Từ nguồn không cần nữa.
    char *end = (char *)text + sprintf((char *)text, wins == 1 ? "YES\n" : "NO\n");
    for (int letter = 0; letter < 26; letter++) {
        memset(end, 'a' + letter, hers[letter]);
        end += hers[letter];
    }
    *end++ = '\n';
    FILE *out = fopen("GAME12.OUT", "w");
    fwrite(text, 1, end - (char *)text, out);
    fclose(out);
}
