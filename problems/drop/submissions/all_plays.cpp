// Đúng, nhưng với mỗi viên bi thử mọi cột.
#include <algorithm>
#include <array>
#include <fstream>
#include <string>

using Grid = std::array<std::array<int, 7>, 7>;  // columns from the bottom

int group(const Grid &g, int c, int r, int dc, int dr) {
    int size = 1;
    for (int s = -1; s <= 1; s += 2)
        for (int x = c + s * dc, y = r + s * dr; x >= 0 && x < 7 && y >= 0 && y < 7 && g[x][y]; x += s * dc, y += s * dr)
            size++;
    return size;
}

void fall(Grid &g) {
    for (auto &column : g) std::stable_partition(column.begin(), column.end(), [](int v) { return v != 0; });
}

bool vanish(Grid &g) {
    Grid next = g;
    for (int c = 0; c < 7; c++)
        for (int r = 0; r < 7; r++)
            if (g[c][r] && (group(g, c, r, 1, 0) == g[c][r] || group(g, c, r, 0, 1) == g[c][r])) next[c][r] = 0;
    if (next == g) return false;
    g = next;
    fall(g);
    return true;
}

bool drop(Grid &g, int c, int v) {
    int r = 0;
    while (r < 7 && g[c][r]) r++;
    if (r == 7) return false;
    g[c][r] = v;
    while (vanish(g)) {}
    return true;
}

int count(const Grid &g) {
    int k = 0;
    for (auto &column : g)
        for (int v : column) k += v != 0;
    return k;
}

int fewest(const Grid &g, const std::string &s, size_t i) {
    if (i == s.size()) return count(g);
    int best = 99;
    for (int c = 0; c < 7; c++) {
        Grid h = g;
        if (drop(h, c, s[i] - '0')) best = std::min(best, fewest(h, s, i + 1));
    }
    return best;
}

int main() {
    std::ifstream in("DROP.INP");
    std::ofstream out("DROP.OUT");
    int n;
    std::string s;
    in >> n >> s;
    int best = fewest(Grid{}, s, 0);
    if (best == 99) out << "Game Over!\n";
    else out << best << '\n';
}
