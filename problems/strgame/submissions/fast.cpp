// Nước đi chia làm hai nửa: chọn ký tự của ô tới, rồi chọn ô. Nửa sau không phụ thuộc ký tự bị quên, nên mỗi
// (ô, ký tự trước, ký tự chọn) chỉ cần một bộ đếm một byte; tám bộ đếm của tám ký tự trước nằm chung một từ
// 64 bit và cùng bị trừ một lần. Các ô cùng ký tự đứng liền nhau trong bộ nhớ.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

const int N = 60000, ALL = 255;

// Các trạng thái của ô `seat`, ký tự trước là `before`, trước nữa là từng ký tự trong tập `letters`.
struct Known {
    uint16_t seat;
    uint8_t before, letters;
    bool won;
};

char text[1 << 16];
int n, l, r, width;
uint8_t letter[N];          // ký tự của mỗi ô
int first_seat[9];          // số thứ tự các ô khi xếp theo ký tự: ký tự x chiếm first_seat[x] .. first_seat[x + 1]
uint16_t seats[N + 1][8];   // số thứ tự của ô đầu tiên mang ký tự x kể từ ô này
uint16_t cell_of[N];
uint64_t hopes[8][N];       // byte b của hopes[c][ô]: số ô tới mang ký tự c chưa chắc thắng cho đối phương, khi ký tự trước là b
uint8_t alive[N][8];        // các ký tự còn hy vọng
uint8_t won[N][8];          // các ký tự trước nữa mà trạng thái thắng
uint64_t spread[256];       // tập ký tự -> một byte cho mỗi ký tự
vector<Known> todo;

static void dead(int seat, int own, int b, int c) {
    int rest = alive[seat][b] &= ~(1 << c);
    if (rest == 0)
        todo.push_back({uint16_t(seat), uint8_t(b), uint8_t(ALL & ~(1 << own | 1 << b | 1 << c)), false});
    else if ((rest & (rest - 1)) == 0)
        todo.push_back({uint16_t(seat), uint8_t(b), uint8_t(rest), false});
}

static void tell(const Known &known, int c, int from, int to) {
    int own = known.before;
    if (!known.won) {
        for (int b = 0; b < 8; b++) {
            if (!(known.letters >> b & 1)) continue;
            const int all = ALL & ~(1 << own | 1 << b | 1 << c);
            for (int seat = from; seat < to; seat++) {
                int fresh = all & ~won[seat][b];
                if (fresh == 0) continue;
                won[seat][b] |= fresh;
                todo.push_back({uint16_t(seat), uint8_t(b), uint8_t(fresh), true});
            }
        }
        return;
    }
    const uint64_t less = spread[known.letters], high = less << 7;
    for (int seat = from; seat < to; seat++) {
        uint64_t left = hopes[c][seat] -= less;
        // Các byte nhỏ hơn 128: bit cao nhất của tổng là 0 chỉ khi byte bằng 0.
        uint64_t zero = ~(left + 0x7f7f7f7f7f7f7f7f) & high;
        for (; zero; zero &= zero - 1) dead(seat, own, __builtin_ctzll(zero) / 8, c);
    }
}

int outcome(int cell, int a, int b) {
    int seat = seats[cell][letter[cell]];
    if (won[seat][a] >> b & 1) return 1;
    return (alive[seat][a] & ~(1 << b)) == 0 ? -1 : 0;
}

// Kết quả tốt nhất của lượt đi từ `cell` khi đã đi `depth` nước.
int best(int depth, int cell, int a, int b) {
    if (depth == 2) return outcome(cell, a, b);
    int result = -1;
    for (int i = 0, to = (cell + 50 * n - l) % n; i < width; i++, to = to + 1 == n ? 0 : to + 1)
        if (letter[to] != letter[cell] && letter[to] != a && result < 1) {
            int after = -best(depth + 1, to, letter[cell], a);
            if (after > result) result = after;
        }
    return result;
}

int main() {
    FILE *in = fopen("STRGAME.INP", "r");
    fscanf(in, "%65535s %d %d", text, &l, &r);
    n = strlen(text);
    width = l + r + 1 < n ? l + r + 1 : n;
    for (int i = 0; i < n; i++) {
        letter[i] = text[i] - 'a';
        first_seat[letter[i] + 1]++;
    }
    for (int x = 0; x < 8; x++) first_seat[x + 1] += first_seat[x];
    for (int x = 0; x < 8; x++) seats[0][x] = first_seat[x];
    for (int i = 0; i < n; i++) {
        memcpy(seats[i + 1], seats[i], sizeof seats[i]);
        cell_of[seats[i + 1][letter[i]]++] = i;
    }
    for (int set = 0; set < 256; set++)
        for (int x = 0; x < 8; x++)
            if (set >> x & 1) spread[set] |= uint64_t(1) << 8 * x;

    for (int i = 0; i < n; i++) {
        int start = (i + 50 * n - l) % n, end = start + width, own = letter[i], seat = seats[i][own], has = 0;
        for (int x = 0; x < 8; x++) {
            int count = end <= n ? seats[end][x] - seats[start][x]
                                 : seats[n][x] - seats[start][x] + seats[end - n][x] - first_seat[x];
            hopes[x][seat] = count * spread[255];
            if (count > 0) has |= 1 << x;
        }
        for (int b = 0; b < 8; b++) {
            if (b == own) continue;
            int rest = alive[seat][b] = has & ~(1 << own | 1 << b);
            int none = rest == 0 ? ALL & ~(1 << own | 1 << b) : (rest & (rest - 1)) == 0 ? rest : 0;
            if (none) todo.push_back({uint16_t(seat), uint8_t(b), uint8_t(none), false});
        }
    }

    while (!todo.empty()) {
        Known known = todo.back();
        todo.pop_back();
        int cell = cell_of[known.seat], own = known.before, c = letter[cell];
        int start = (cell + 50 * n - r) % n, end = start + width;
        if (end <= n) {
            tell(known, c, seats[start][own], seats[end][own]);
        } else {
            tell(known, c, seats[start][own], seats[n][own]);
            tell(known, c, first_seat[own], seats[end - n][own]);
        }
    }

    int result = best(0, 0, 8, 8);
    FILE *out = fopen("STRGAME.OUT", "w");
    fputs(result > 0 ? "WIN\n" : result < 0 ? "LOSE\n" : "DRAW\n", out);
}
