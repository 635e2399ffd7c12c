// Đúng, nhưng với mỗi nước tiếp theo của ván lại xét mọi thế cờ.
#include <fstream>
#include <vector>

static int n;
static bool level[401], upright[2][401];
static std::vector<int> ended[2];  // moves to the end, -1 while not known; king to move, queen

// The cell next to `at` in this direction, or -1.
static int step(int at, int dx, int dy) {
    int x = at / n, y = at % n, left = dy < 0 ? y - 1 : y;
    if (x + dx < 0 || x + dx > 1 || y + dy < 0 || y + dy >= n) return -1;
    bool wall = dy == 0 ? level[y] : dx == 0 ? upright[x][left]
              : level[left] || level[left + 1] || upright[0][left] || upright[1][left];
    return wall ? -1 : (x + dx) * n + y + dy;
}

static bool queen_attacks(int queen, int cell) {
    for (int d = 0; d < 9; d++)
        for (int at = d == 4 ? -1 : queen; at >= 0; at = step(at, d / 3 - 1, d % 3 - 1))
            if (at == cell && at != queen) return true;
    return false;
}

static int settle(int side, int king, int queen, int move) {
    int longest = -1;
    for (int d = 0; d < 9; d++)
        for (int at = d == 4 ? -1 : side ? queen : king; at >= 0;) {
            at = step(at, d / 3 - 1, d % 3 - 1);
            if (at < 0 || at == king || at == queen) break;
            bool bad = !side && queen_attacks(queen, at);
            for (int e = 0; side && e < 9; e++) bad |= step(king, e / 3 - 1, e % 3 - 1) == at;
            int after = ended[!side][side ? king * 2 * n + at : at * 2 * n + queen];
            if (!bad && after >= 0 && after % 2 == 0) return after + 1 == move ? move : -1;
            if (!bad) longest = after < 0 ? 1 << 20 : after > longest ? after : longest;
            if (!side) break;
        }
    return longest + 1 == move ? move : -1;
}

int main() {
    std::ifstream in("QUEEN.INP");
    std::ofstream out("QUEEN.OUT");
    for (int m; in >> n >> m;) {
        for (int y = 0; y <= n; y++) level[y] = upright[0][y] = upright[1][y] = false;
        for (int x1, y1, x2, y2; m-- > 0;) {
            in >> x1 >> y1 >> x2 >> y2;
            if (x1 != x2) level[y1 - 1] = true;
            else upright[x1 - 1][(y1 < y2 ? y1 : y2) - 1] = true;
        }
        for (auto &list : ended) list.assign(4 * n * n, -1);
        for (int move = 0, quiet = 0; quiet < 2; move++, quiet++)
            for (int side = 0; side < 2; side++)
                for (int i = 0; i < 4 * n * n; i++)
                    if (ended[side][i] < 0 && i / (2 * n) != i % (2 * n)) {
                        ended[side][i] = settle(side, i / (2 * n), i % (2 * n), move);
                        if (ended[side][i] >= 0) quiet = -1;
                    }
        int moves = ended[0][2 * n - 1];
        if (moves < 0) out << "DRAW\n";
        else out << (moves % 2 ? "KING" : "QUEEN") << " WINS\n" << moves << '\n';
    }
}
