// Coi việc chuyển quân tròn là bắt buộc: chỉ đặt lại thanh L thì chưa thành một nước đi.
#include <algorithm>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

static std::vector<int> laid;             // all ways to lay an L, as sets of cells
static signed char value[48][48][16][16];  // mover's L, the other one, round pieces: 1 won, -1 lost

// The best value of a move, and the position after it: the L and the round pieces.
static int best_move(int own, int other, int a, int b, int *after) {
    int best = -1;
    for (int l = 0; l < 48; l++) {
        int taken = laid[l] | laid[other] | 1 << a | 1 << b;
        if (l == own || laid[l] & (laid[other] | 1 << a | 1 << b)) continue;
        for (int to = 0; to < 16; to++)
            for (int stays : {a, b}) {
                if (taken >> to & 1) continue;
                int result = -value[other][l][std::min(stays, to)][std::max(stays, to)];
                if (result <= best) continue;
                best = result;
                if (after) after[0] = laid[l], after[1] = 1 << stays | 1 << to;
            }
    }
    return best;
}

int main() {
    // A line of three and a foot, mirrored and turned, at every cell.
    for (int i = 0; i < 16 * 8; i++) {
        int x = i / 8 % 4, y = i / 32, set = 0, fits = 1;
        for (auto [p, q] : {std::pair<int, int>{0, 0}, {1, 0}, {2, 0}, {2, 1}}) {
            int dx = i & 1 ? -p : p, dy = i & 2 ? -q : q;
            if (i & 4) std::swap(dx, dy);
            fits &= x + dx >= 0 && x + dx < 4 && y + dy >= 0 && y + dy < 4;
            if (fits) set |= 1 << (4 * (y + dy) + x + dx);
        }
        if (fits) laid.push_back(set);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < 48 * 48 * 256; i++) {
            int own = i / 256 / 48, other = i / 256 % 48, a = i / 16 % 16, b = i % 16;
            if (a >= b || laid[own] & laid[other] || (laid[own] | laid[other]) & (1 << a | 1 << b)) continue;
            int best = best_move(own, other, a, b, nullptr);
            changed |= value[own][other][a][b] != best;
            value[own][other][a][b] = best;
        }
    }
    std::ifstream in("LGAME.INP");
    std::ofstream out("LGAME.OUT");
    std::string s, row;
    while (in >> row) s += row;
    int own = 0, other = 0, round = 0, a = 0, b = 15, after[2];
    for (int i = 0; i < 16; i++) (s[i] == '#' ? own : s[i] == 'x' ? round : other) |= (s[i] != '.') << i;
    while (!(round >> a & 1)) a++;
    while (!(round >> b & 1)) b--;
    auto number = [](int set) { return int(std::find(laid.begin(), laid.end(), set) - laid.begin()); };
    int best = best_move(number(own), number(other), a, b, after);
    char opponent = s[std::find_if(s.begin(), s.end(), [](char c) { return c != '.' && c != 'x' && c != '#'; }) - s.begin()];
    if (best < 0) out << "No winning move Losing\n";
    else if (best == 0) out << "No winning Draw\n";
    else
        for (int i = 0; i < 16; i++)
            out << (after[0] >> i & 1 ? '#' : after[1] >> i & 1 ? 'x' : other >> i & 1 ? opponent : '.') << (i % 4 == 3 ? "\n" : "");
}
