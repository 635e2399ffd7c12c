// Hậu tố được sắp xếp một lần (so sánh 8 ký tự một lúc), mỗi hậu tố chỉ chiếm 8 byte.
// Giá trị được nhớ theo thứ tự từ điển của hậu tố nên gần như mọi mảng được đọc và ghi tuần tự;
// chỉ hậu tố dài hơn một ký tự ở đầu phải tìm ở chỗ khác. Xâu con chỉ xuất hiện một lần là có lợi khi và chỉ khi còn thiếu
// một số lẻ ký tự mới thành từ của nó, nên chỉ xét các độ dài mà có xâu con xuất hiện hai lần.
#include <algorithm>
#include <cstdio>
#include <cstring>

const int S = 200000, L = 200;
static char text[S + 16];
static int total;
static unsigned char rest_of[S];  // số ký tự từ vị trí p đến hết từ của nó
static unsigned char word_of[S];  // độ dài từ của vị trí p

struct Key {
    unsigned long long first;  // 8 ký tự đầu, ký tự đầu ở byte cao nhất, thiếu thì là 0
    int place;
};
static Key keys[S];

struct Suffix {
    int longer;  // 1 + thứ tự của hậu tố dài hơn một ký tự ở đầu, 0 nếu là cả một từ
    unsigned char length, word, shared, letter;  // word: độ dài của từ
};
static Suffix suffixes[S];
static int order_of[S];                            // thứ tự của hậu tố bắt đầu ở vị trí p
static unsigned char one[S + 1], other[S + 1];     // hậu tố thứ i đứng ở i + 1

static unsigned long long first_eight(int place, int length) {
    unsigned long long value = 0;
    for (int i = 0; i < 8; i++) value = value << 8 | (i < length ? (unsigned char)text[place + i] : 0);
    return value;
}

static bool smaller(const Key &a, const Key &b) {
    if (a.first != b.first) return a.first < b.first;
    int la = rest_of[a.place], lb = rest_of[b.place], least = std::min(la, lb);
    if (least > 8) {
        int c = memcmp(text + a.place + 8, text + b.place + 8, least - 8);
        if (c != 0) return c < 0;
    }
    return la < lb;
}

int main() {
    FILE *in = fopen("GAME29.INP", "r");
    static char input[2 * S + S + 64];
    size_t size = fread(input, 1, sizeof input - 1, in);
    input[size] = 0;
    const char *next = input;
    while (*next > ' ') next++;  // số từ không cần đến
    for (;;) {
        while (*next != 0 && *next <= ' ') next++;
        if (*next == 0) break;
        const char *end = next;
        while (*end > ' ') end++;
        int length = end - next;
        memcpy(text + total, next, length);
        for (int i = 0; i < length; i++) rest_of[total + i] = length - i;
        memset(word_of + total, length, length);
        total += length;
        next = end;
    }
    for (int p = 0; p < total; p++) keys[p] = {first_eight(p, rest_of[p]), p};
    std::sort(keys, keys + total, smaller);
    int longest = 1;
    for (int i = 0; i < total; i++) order_of[keys[i].place] = i;
    for (int i = 0; i < total; i++) {
        int p = keys[i].place, shared = 0;
        if (i > 0) {
            int q = keys[i - 1].place, least = std::min(rest_of[p], rest_of[q]);
            while (shared < least && text[p + shared] == text[q + shared]) shared++;
        }
        longest = std::max(longest, shared);
        suffixes[i] = {rest_of[p] == word_of[p] ? 0 : 1 + order_of[p - 1], rest_of[p], word_of[p],
                       (unsigned char)shared, (unsigned char)text[p]};
    }

    char answer[128];
    int found = 0;
    unsigned char *good = one, *longer = other;
    for (int i = 0; i < total; i++)
        longer[i + 1] = suffixes[i].length > longest && (suffixes[i].word - longest) % 2 == 0;
    for (int length = longest; length >= 1; length--) {
        for (int i = 0; i < total;) {
            if (suffixes[i].length < length) {
                i++;
                continue;
            }
            int j = i;
            unsigned bad = 0;
            do {
                bad |= (!suffixes[j].longer & (suffixes[j].word == length)) | longer[j + 1] | longer[suffixes[j].longer];
                j++;
            } while (j < total && suffixes[j].shared >= length);
            do good[++i] = bad == 0;
            while (i < j);
            if (bad == 0 && length == 1) answer[found++] = suffixes[j - 1].letter;
        }
        std::swap(good, longer);
    }
    FILE *out = fopen("GAME29.OUT", "w");
    if (found == 0) fputs("Second\n", out);
    else fprintf(out, "First\n%.*s\n", found, answer);
    fclose(out);
}
