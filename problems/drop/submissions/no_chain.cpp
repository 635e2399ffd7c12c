// Sau mỗi viên bi chỉ cho các viên bi trùng số biến mất một lần.
#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <string>
#include <vector>

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
    vanish(g);
    return true;
}

int count(const Grid &g) {
    int k = 0;
    for (auto &column : g)
        for (int v : column) k += v != 0;
    return k;
}

int main() {
    std::ifstream in("DROP.INP");
    std::ofstream out("DROP.OUT");
    int n;
    std::string s;
    in >> n >> s;
    std::set<Grid> boards = {Grid{}};
    for (char v : s) {
        std::set<Grid> next;
        for (auto &g : boards)
            for (int c = 0; c < 7; c++) {
                Grid h = g;
                if (drop(h, c, v - '0')) next.insert(h);
            }
        if (next.size() > 3000) {
            std::vector<Grid> best(next.begin(), next.end());
            std::stable_sort(best.begin(), best.end(), [](const Grid &a, const Grid &b) { return count(a) < count(b); });
            next = std::set<Grid>(best.begin(), best.begin() + 500);
        }
        boards = next;
    }
    if (boards.empty()) out << "Game Over!\n";
    else {
        int best = 49;
        for (auto &g : boards) best = std::min(best, count(g));
        out << best << '\n';
    }
}
