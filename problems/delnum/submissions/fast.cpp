// Không xét từng thế: các bit của một từ là mọi số lần xóa số nhỏ nhất, nên cả từ chỉ cần phép hoặc của các từ kề sau và
// một phép cộng có nhớ. Hai số nhỏ tiếp theo đánh số các từ trong một khối; khối được nhớ theo các số còn lại, số nào dư
// hơn mức có thể xóa thì không phân biệt nữa, nên bảng băm chỉ có vài chục nghìn khối.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>
using namespace std;

typedef uint64_t u64;

static int n, m, k, counts[13], moves[100];
static int base, outer_row, inner_row, outer, outside[8];  // các số: bit của từ, hai số trong khối, các số ngoài khối
static int rows[216], words[216];   // số lần xóa nhiều nhất hai số trong khối khi còn b
static int row_start[216][104];     // chỗ bắt đầu của mỗi dãy trong khối
static u64 cap[216];                // các số ngoài khối có thể bị xóa mấy lần; mỗi số 7 bit, bit cao để trống

static inline u64 lesser(u64 a, u64 b) {
    const u64 guards = 0x40ull * 0x2040810204081;
    u64 kept = ((a | guards) - b) & guards, mask = kept - (kept >> 6);
    return (a & ~mask) | (b & mask);
}

template <class Word>
struct Game {
    // Bit most - t: người sắp đi thua khi số base đã bị xóa t lần.
    unique_ptr<Word[]> lost{new Word[6300000]};
    int used = 0, most;
    Word valid[216];  // các bit có nghĩa khi còn b (chưa trừ các lần xóa base)

    struct Known {
        u64 key;
        int place;
    };
    vector<Known> known = vector<Known>(1 << 12, Known{0, 0});
    int bits = 12, blocks = 0;

    struct After {
        int place, budget;
    };

    Known &find(u64 key) {
        size_t i = key * 0x9e3779b97f4a7c15 >> (64 - bits);
        while (known[i].key != 0 && known[i].key != key) i = (i + 1) & (known.size() - 1);
        return known[i];
    }

    struct Row {
        const Word *words;
        int size;
    };

    // Các dãy kề sau xếp từ dài đến ngắn, được đọc từng 32 byte.
    void fill_row(Word *row, int budget, const Row *after, int size) {
        const int end = words[budget], step = 32 / sizeof(Word);
        Word can_win[128];
        for (int j = 0, full = size; j <= end; j += step) {
            u64 x[4], x0 = 0, x1 = 0, x2 = 0, x3 = 0;
            while (full > 0 && after[full - 1].size < j + step) full--;
            for (int i = 0; i < full; i++) {
                memcpy(x, after[i].words + j, 32);
                x0 |= x[0], x1 |= x[1], x2 |= x[2], x3 |= x[3];
            }
            x[0] = x0, x[1] = x1, x[2] = x2, x[3] = x3;
            memcpy(can_win + j, x, 32);
        }
        for (int i = 0; i < size; i++)
            for (int j = after[i].size & -step; j < after[i].size; j++) can_win[j] |= after[i].words[j];
        // Dọc một dãy bit không thắng được bằng cách nào khác, các thế xen kẽ thua và thắng nhờ xóa base, bắt đầu bằng
        // thua: phép cộng có nhớ tìm ra các dãy bắt đầu ở vị trí chẵn.
        const Word even = Word(~Word(0)) / 3, odd = ~even;
        Word now = 0, opposite = ~now;
        for (int j = end, b = budget - end * inner_row; j >= 0; j--, b += inner_row) {
            Word free = valid[b] & ~can_win[j];
            Word open = free & opposite, closed = ~free | now;
            Word starts = (open & even) & (2 * closed + 1), from_even = open & (closed - starts);
            row[j] = now = from_even ^ (open & odd);
            opposite = from_even ^ (closed | even);
        }
    }

    // Chỗ bắt đầu của khối khi còn b, và các số ngoài khối còn `left`.
    int block(u64 left, int b) {
        left = lesser(left, cap[b]);
        const u64 key = left << 8 | (b + 1);
        const Known &seen = find(key);
        if (seen.key != 0) return seen.place;
        After after[8];
        int size = 0;
        for (int i = 0; i < outer; i++)
            if (left >> (7 * i) & 63) {
                int rest = b - outside[i];
                after[size++] = {block(left - (u64(1) << 7 * i), rest), rest};
            }
        const int place = used;
        used += row_start[b][rows[b] + 1];
        for (int i = rows[b]; i >= 0; i--) {
            Row next[9];
            int count = 0, rest = b - i * outer_row;
            if (i < rows[b]) next[count++] = {&lost[place + row_start[b][i + 1]], words[rest - outer_row] + 1};
            for (int j = 0; j < size; j++) {
                int budget = after[j].budget;
                if (i > rows[budget]) break;
                next[count++] = {&lost[after[j].place + row_start[budget][i]], words[budget - i * outer_row] + 1};
            }
            fill_row(&lost[place + row_start[b][i]], rest, next, count);
        }
        find(key) = {key, place};
        if (2 * ++blocks > int(known.size())) {
            vector<Known> old(known.size() * 2, Known{0, 0});
            swap(old, known);
            bits++;
            for (const Known &entry : old)
                if (entry.key != 0) find(entry.key) = entry;
        }
        return place;
    }

    void solve(bool *won) {
        most = min(counts[base], m / base);
        for (int b = 0; b <= m; b++) {
            valid[b] = 0;
            for (int t = 0; t <= most && t * base <= b; t++) valid[b] |= Word(1) << (most - t);
        }
        u64 left = 0;
        int budget = m, deleted = 0, row = 0, word = 0;
        for (int i = 0; i < outer; i++) left += u64(min(counts[outside[i]], 63)) << 7 * i;
        for (int i = 0;; i++) {
            won[i] = !(lost[block(left, budget) + row_start[budget][row] + word] >> (most - deleted) & 1);
            if (i == k) break;
            if (moves[i] == base) deleted++;
            if (moves[i] == outer_row) row++;
            if (moves[i] == inner_row) word++;
            for (int j = 0; j < outer; j++)
                if (moves[i] == outside[j]) left -= u64(1) << 7 * j, budget -= moves[i];
        }
    }
};

static char text[4096];

int main() {
    FILE *in = fopen("DELNUM.INP", "r");
    text[fread(text, 1, sizeof text - 1, in)] = 0;
    const char *at = text;
    auto number = [&] {
        while (*at < '0') at++;
        int value = 0;
        while (*at >= '0') value = value * 10 + (*at++ - '0');
        return value;
    };
    n = number(), m = number(), k = number();
    for (int i = 0; i < n * n; i++) counts[number()]++;
    for (int i = 0; i < k; i++) moves[i] = number();

    // Các số có mặt, từ nhỏ đến lớn, thêm hai số không có mặt.
    int present[13] = {}, kinds = 0;
    for (int v = 1; v <= n; v++)
        if (counts[v] > 0) present[kinds++] = v;
    present[kinds] = 11, present[kinds + 1] = 12;
    base = present[0], inner_row = present[1], outer_row = present[2];
    for (int i = 3; i < kinds; i++) outside[outer++] = present[i];
    for (int b = 0; b <= m; b++) {
        rows[b] = min(counts[outer_row], b / outer_row);
        words[b] = min(counts[inner_row], b / inner_row);
        for (int i = 0; i <= rows[b]; i++) row_start[b][i + 1] = row_start[b][i] + words[b - i * outer_row] + 1;
        for (int i = 0; i < outer; i++) cap[b] |= u64(min(b / outside[i], 63)) << 7 * i;
    }

    bool won[101];
    int width = min(counts[base], m / base) + 1;
    if (width <= 32) Game<uint32_t>().solve(won);
    else if (width <= 64) Game<u64>().solve(won);
    else Game<unsigned __int128>().solve(won);

    char answer[512];
    int found = 0, size = 0;
    for (int i = 1; i <= k; i++)
        if (won[i - 1] && won[i]) {
            found++;
            size += sprintf(answer + size, "%d ", i);
        }
    FILE *out = fopen("DELNUM.OUT", "w");
    fprintf(out, "%d\n", found);
    if (found > 0) {
        answer[size - 1] = '\n';
        fwrite(answer, 1, size, out);
    }
    fclose(out);
}
