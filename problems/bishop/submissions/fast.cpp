// Cắt hai họ đường ở mức của ô xuất phát: tập E các đường chẵn không ngắn hơn và tập O các đường lẻ không ngắn hơn được
// chọn tùy ý, các đường còn lại lấy tham lam, chỉ phụ thuộc E hoặc chỉ phụ thuộc O: điểm = F(E) + G(O) - phần chung.
// Mỗi nước trả một giá chung (nhân tử Lagrange); leo đồi cho một lời giải tốt, cận trên loại gần hết các tập E, rồi chỉ
// những cặp còn có thể tốt hơn mới được xét theo số nước.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
using namespace std;

const int MOST = 24, LINES = 12, SETS = 1 << LINES, NONE = -1000000000, STEEPEST = 40000000;
int n, k;

// Một bên: các đường được chọn tùy ý của một họ (một tập là một số, bit 0 xa mức xuất phát nhất), và các đường của họ
// kia được lấy tham lam; đường tham lam phải cắt một đường đã chọn, tức là không xa mức xuất phát hơn.
struct Side {
    int bits, others, line[LINES], other[LINES], reach[LINES + 1], otherReach[LINES];
    int base[SETS];          // tổng các ô trên các đường đã chọn, không kể ô chung với đường xuất phát của bên kia
    int worth[SETS][LINES];  // các đường tham lam còn cho bao nhiêu
    int value[SETS];         // điểm khi lấy những đường tham lam đáng giá, mỗi nước trả slope
};

struct Colour {
    Side sides[2];
    int cross[2][LINES][LINES];  // cross[0][i][j]: ô chung của đường thứ i bên 0 và đường thứ j bên 1; cross[1]: chuyển vị
    int atRest;                  // điểm khi không đi nước nào
    int most[4 * LINES];         // điểm lớn nhất tìm được với m >= 1 nước
    int lastSet;                 // tập bên 1 của lời giải leo đồi gần nhất
};
Colour colours[2];

void build(Side &side, const int (&cell)[MOST][MOST], int forced, int crossing, bool transposed) {
    auto get = [&](int own, int other) { return transposed ? cell[other][own] : cell[own][other]; };
    auto total = [&](int own) {
        int sum = 0;
        for (int other = 0; other < MOST; other++) sum += get(own, other);
        return sum;
    };
    memset(side.worth[0], 0, sizeof side.worth[0]);
    for (int i = 0; i < side.others; i++) {
        int sum = 0;
        for (int own = 0; own < MOST; own++) sum += get(own, side.other[i]);
        side.worth[0][i] = sum - get(forced, side.other[i]);
    }
    int gain[LINES], less[LINES][LINES] = {};
    for (int j = 0; j < side.bits; j++) {
        gain[j] = total(side.line[j]) - get(side.line[j], crossing);
        for (int i = 0; i < side.others; i++) less[j][i] = get(side.line[j], side.other[i]);
    }
    side.base[0] = total(forced);
    for (int s = 1; s < 1 << side.bits; s++) {
        int j = __builtin_ctz(s), p = s & (s - 1);
        side.base[s] = side.base[p] + gain[j];
        for (int i = 0; i < LINES; i++) side.worth[s][i] = side.worth[p][i] - less[j][i];
    }
}

void prepare(Colour &c, int column, const int (&a)[MOST][MOST]) {
    const int N = 2 * n, middle = n / 2;
    static int cell[MOST][MOST];  // cell[đường chẵn][đường lẻ], số của đường: 2 * mức + bên
    memset(cell, 0, sizeof cell);
    int start[2] = {};
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++) {
            if ((x + y) % 2 != column % 2) continue;
            int p = x + y - (N - 1), q = x - y;
            if (p % 2 != 0) swap(p, q);
            int even = abs(p) + (p > 0), odd = N - 1 - abs(q) + (q > 0);
            cell[even][odd] = a[y][x];
            if (y == 0 && x == column) start[0] = even, start[1] = odd;
        }
    for (int which = 0; which < 2; which++) {
        Side &side = c.sides[which];
        side.bits = side.others = 0;
        // Từ đường xa mức xuất phát nhất.
        for (int far = n; far >= 0; far--) {
            int level = which == 0 ? middle - far : middle + far;
            if (level < 0 || level >= n) continue;
            for (int end = 0; end < 2; end++) {
                int own = 2 * level + end;
                bool exists = which == 1 || own != 1;
                if (exists && own != start[which]) {
                    side.reach[side.bits] = far;
                    side.line[side.bits++] = own;
                }
                if (far > 0 && (which == 0 || own != 1)) {
                    side.otherReach[side.others] = far;
                    side.other[side.others++] = own;
                }
            }
        }
        side.reach[side.bits] = 0;
        build(side, cell, start[which], start[1 - which], which == 1);
    }
    int both = cell[start[0]][start[1]];
    c.sides[0].base[0] -= both;
    for (int s = 1; s < 1 << c.sides[0].bits; s++) c.sides[0].base[s] -= both;
    c.atRest = c.sides[0].base[0] + c.sides[1].base[0] - both;
    memset(c.cross, 0, sizeof c.cross);
    for (int i = 0; i < c.sides[0].bits; i++)
        for (int j = 0; j < c.sides[1].bits; j++)
            c.cross[0][i][j] = c.cross[1][j][i] = cell[c.sides[0].line[i]][c.sides[1].line[j]];
    fill(c.most, c.most + 4 * LINES, NONE);
}

void evaluate(Side &side, int slope) {
    for (int s = 0; s < 1 << side.bits; s++) {
        int reach = side.reach[s == 0 ? side.bits : __builtin_ctz(s)];
        int least[LINES], sum = 0;
        for (int i = 0; i < LINES; i++) least[i] = slope;
        for (int i = 0; i < side.others && side.otherReach[i] > reach; i++) least[i] = -NONE;
        for (int i = 0; i < LINES; i++) sum += max(side.worth[s][i] - least[i], 0);
        side.value[s] = side.base[s] + sum - slope * __builtin_popcount(s);
    }
}

// Gọi visit với mọi tập t có base + side.value[t] - (tổng cost của t) > least; trả lại giá trị lớn nhất của
// side.value[t] - (tổng cost).
template <class Visit>
int scan(const Side &side, const int *cost, long long base, const long long &least, Visit visit) {
    int low[64], best = 2 * NONE;
    low[0] = 0;
    for (int t = 1; t < 64; t++) low[t] = low[t & (t - 1)] + cost[__builtin_ctz(t)];
    int sums[LINES];
    for (int t = 0, block = 0; t < 1 << side.bits; t += 64, block++) {
        int m = __builtin_popcount(block);
        sums[m] = block == 0 ? 0 : sums[m - 1] + cost[6 + __builtin_ctz(block)];
        const int *value = side.value + t;
        int most = 2 * NONE;
        for (int i = 0; i < 64; i++) most = max(most, value[i] - low[i]);
        most -= sums[m];
        best = max(best, most);
        if (base + most > least)
            for (int i = 0; i < 64 && t + i < 1 << side.bits; i++)
                if (base + value[i] - low[i] - sums[m] > least) visit(t + i, base + value[i] - low[i] - sums[m]);
    }
    return best;
}

// Ghi lại điểm theo số nước khi chọn hai tập này.
void note(Colour &c, int s, int t) {
    int found[2 * LINES], count = 0, set[2] = {s, t};
    for (int which = 0; which < 2; which++) {
        const Side &side = c.sides[which];
        int reach = side.reach[set[which] == 0 ? side.bits : __builtin_ctz(set[which])];
        for (int i = 0; i < side.others; i++) {
            int worth = side.worth[set[which]][i];
            if (side.otherReach[i] > reach || worth <= 0) continue;
            int place = count++;
            for (; place > 0 && found[place - 1] < worth; place--) found[place] = found[place - 1];
            found[place] = worth;
        }
    }
    int sum = c.sides[0].base[s] + c.sides[1].base[t], moves = __builtin_popcount(s) + __builtin_popcount(t);
    for (int i = 0; i < c.sides[0].bits; i++)
        if (s >> i & 1)
            for (int j = 0; j < c.sides[1].bits; j++)
                if (t >> j & 1) sum -= c.cross[0][i][j];
    c.most[moves] = max(c.most[moves], sum);
    for (int i = 0; i < count; i++) {
        sum += found[i];
        moves++;
        c.most[moves] = max(c.most[moves], sum);
    }
}

// Leo đồi: lần lượt chọn tập tốt nhất của một bên khi bên kia đã cố định.
void climb(Colour &c, int t) {
    int which = 0, set[2] = {0, t};
    long long best = 4LL * NONE;
    for (int failed = 0; failed < 2; which ^= 1) {
        int cost[LINES] = {};
        const int fixed = set[which ^ 1];
        for (int j = 0; j < LINES; j++)
            if (fixed >> j & 1)
                for (int i = 0; i < LINES; i++) cost[i] += c.cross[which ^ 1][j][i];
        bool better = false;
        scan(c.sides[which], cost, c.sides[which ^ 1].value[fixed], best, [&](int s, long long value) {
            if ((s | fixed) == 0 || value <= best) return;
            best = value;
            set[which] = s;
            better = true;
        });
        failed = better ? 0 : failed + 1;
    }
    c.lastSet = set[1];
    note(c, set[0], set[1]);
}

// Điểm lớn nhất tìm được, mỗi nước trả slope.
long long lead(const Colour &c, int slope) {
    long long best = 4LL * NONE;
    for (int m = 1; m < 4 * LINES; m++) best = max(best, c.most[m] - (long long)slope * m);
    return best;
}

// Xét mọi cặp tập có điểm (mỗi nước trả slope) lớn hơn least. upper[s]: cận trên của G(t) - phần chung; thêm một đường
// vào s thì cận không tăng quá tổng các ô chung âm của đường đó.
void search(Colour &c, long long least) {
    static int upper[SETS];
    const int bits = c.sides[0].bits;
    int drop[LINES] = {}, stack[LINES + 1][LINES] = {};
    for (int i = 0; i < bits; i++)
        for (int j = 0; j < LINES; j++) drop[i] += max(0, -c.cross[0][i][j]);
    for (int s = 0; s < 1 << bits; s++) {
        int depth = __builtin_popcount(s), bound = -NONE;
        int *cost = stack[depth];
        if (s > 0) {
            const int *line = c.cross[0][__builtin_ctz(s)];
            for (int j = 0; j < LINES; j++) cost[j] = stack[depth - 1][j] + line[j];
        }
        for (int rest = s; rest > 0; rest &= rest - 1) {
            int i = __builtin_ctz(rest);
            bound = min(bound, upper[s ^ 1 << i] + drop[i]);
        }
        if (c.sides[0].value[s] + (long long)bound > least) {
            bound = scan(c.sides[1], cost, c.sides[0].value[s], least, [&](int t, long long) {
                if ((s | t) > 0) note(c, s, t);
            });
        }
        upper[s] = bound;
    }
}

// Tổng lớn nhất của các màu from..to - 1 khi mỗi màu đi ít nhất một nước, tất cả nhiều nhất `moves` nước; chỉ cần
// biết nếu lớn hơn `known`.
long long solve(int from, int to, int moves, long long known) {
    const int count = to - from;
    if (moves < count) return known;
    auto combine = [&] {
        // Nước thừa thì đi qua đi lại.
        int best[2][256];
        for (int c = from; c < to; c++) {
            best[c][0] = NONE;
            for (int m = 1; m <= moves; m++)
                best[c][m] = max(best[c][m - 1], m < 4 * LINES ? colours[c].most[m] : NONE);
        }
        if (count == 1) known = max<long long>(known, best[from][moves]);
        else
            for (int m = 1; m < moves; m++) known = max<long long>(known, (long long)best[0][m] + best[1][moves - m]);
    };
    struct Point {
        long long value;
        int moves;
    };
    // Lời giải tốt khi mỗi nước trả slope.
    auto at = [&](int slope) {
        Point point = {0, 0};
        for (int c = from; c < to; c++) {
            Colour &colour = colours[c];
            for (Side &side : colour.sides) evaluate(side, slope);
            int full = (1 << colour.sides[1].bits) - 1;
            climb(colour, colour.lastSet);
            climb(colour, full);
            climb(colour, 0);
            climb(colour, full & 0x333);
            climb(colour, full & 0xccc);
            climb(colour, full & 0x5a5);
            int best = 1;
            for (int m = 1; m < 4 * LINES; m++)
                if (colour.most[m] - (long long)slope * m > colour.most[best] - (long long)slope * best) best = m;
            point.value += colour.most[best];
            point.moves += best;
        }
        return point;
    };
    // Giá của một nước: cạnh của bao lồi (số nước, điểm) nằm trên `moves`.
    int slope = 0;
    Point right = at(0);
    if (right.moves > moves) {
        Point left = at(STEEPEST);
        slope = STEEPEST;
        while (left.moves < moves) {
            int next = min<long long>((right.value - left.value) / (right.moves - left.moves), STEEPEST);
            if (next < 0) next = 0;
            Point middle = at(next);
            slope = next;
            long long line = max(left.value - (long long)next * left.moves, right.value - (long long)next * right.moves);
            if (middle.value - (long long)next * middle.moves <= line) break;
            (middle.moves > moves ? right : left) = middle;
        }
    }
    combine();
    for (int c = from; c < to; c++)
        for (Side &side : colours[c].sides) evaluate(side, slope);
    long long done[2] = {-4LL * NONE, -4LL * NONE};
    for (bool changed = true; changed;) {
        changed = false;
        for (int c = from; c < to; c++) {
            long long least = known - (long long)slope * moves;
            if (count == 2) least -= lead(colours[c ^ 1], slope);
            if (least >= done[c]) continue;
            search(colours[c], least);
            done[c] = least;
            combine();
            changed = true;
        }
    }
    return known;
}

static char text[1 << 14];

int main() {
    FILE *in = fopen("BISHOP.INP", "r");
    text[fread(text, 1, sizeof text - 1, in)] = 0;
    const char *next = text;
    auto number = [&] {
        while (*next < '0' && *next != '-') next++;
        bool negative = *next == '-';
        if (negative) next++;
        int value = 0;
        while (*next >= '0') value = value * 10 + (*next++ - '0');
        return negative ? -value : value;
    };
    n = number(), k = number();
    static int a[MOST][MOST];
    for (int y = 0; y < 2 * n; y++)
        for (int x = 0; x < 2 * n; x++) a[y][x] = number();
    prepare(colours[0], n - 1, a);
    prepare(colours[1], n, a);
    long long answer;
    int rests[2] = {colours[0].atRest, colours[1].atRest};
    if (k == 0) answer = rests[0] + rests[1];
    else {
        answer = solve(0, 2, k, 8LL * NONE);
        answer = solve(0, 1, k, answer - rests[1]) + rests[1];
        answer = solve(1, 2, k, answer - rests[0]) + rests[0];
    }
    FILE *out = fopen("BISHOP.OUT", "w");
    fprintf(out, "%lld\n", answer);
    fclose(out);
}
