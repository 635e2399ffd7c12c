// Đúng: thử mọi tập các đường của một hướng, rồi chọn các đường tốt nhất của hướng kia, mỗi lần
// cộng lại từ đầu.
#include <algorithm>
#include <fstream>
#include <functional>
#include <vector>

int n, k, side;
std::vector<std::vector<int>> a;

// The most that the bishop in this column of the top row sees in 0, 1, ..., k moves.
std::vector<long long> half(int column) {
    // Lines x + y and x - y + side - 1 of this colour; the smaller family is enumerated.
    std::vector<int> first, second;
    for (int s = 0; s <= 2 * side - 2; s++) {
        if (s % 2 == column % 2) first.push_back(s);
        if (s % 2 == (column + side - 1) % 2) second.push_back(s);
    }
    bool turned = first.size() > second.size();
    if (turned) std::swap(first, second);
    int p = first.size(), q = second.size();
    std::vector<std::vector<int>> cell(p, std::vector<int>(q));
    std::vector<int> crosses(q), total(q);
    int p0 = 0, q0 = 0;
    for (int i = 0; i < p; i++)
        for (int j = 0; j < q; j++) {
            int s = turned ? second[j] : first[i], d = (turned ? first[i] : second[j]) - side + 1;
            int x = (s + d) / 2, y = (s - d) / 2;
            if ((s + d) % 2 || x < 0 || y < 0 || x >= side || y >= side) continue;
            crosses[j] |= 1 << i;
            total[j] += cell[i][j] = a[y][x];
            if (x == column && y == 0) p0 = i, q0 = j;
        }
    std::vector<long long> best(std::max(k, p + q) + 1, -4e18);
    std::vector<std::pair<long long, bool>> others;
    for (int set = 0; set < 1 << p; set++) {
        if (!(set >> p0 & 1)) continue;
        long long seen = 0;
        others.clear();
        int lines = __builtin_popcount(set);
        bool whole = !(set & ~crosses[q0]);
        for (int j = 0; j < q; j++) {
            int taken = 0;  // what the lines of the set see of line j
            for (int i = 0; i < p; i++)
                if (set >> i & 1) taken += cell[i][j];
            seen += taken;
            if (j == q0) seen += total[j] - taken;
            else if (set & crosses[j]) others.push_back({total[j] - taken, !(set & ~crosses[j])});
        }
        std::sort(others.rbegin(), others.rend());
        int moves = lines - 1;
        if (!whole) {
            size_t must = 0;
            while (must < others.size() && !others[must].second) must++;
            if (must == others.size()) continue;
            seen += others[must].first;
            moves++;
            others.erase(others.begin() + must);
        }
        best[moves] = std::max(best[moves], seen);
        for (auto &line : others) {
            seen += line.first;
            moves++;
            best[moves] = std::max(best[moves], seen);
        }
    }
    best[0] -= a[0][column];
    for (size_t j = 2; j < best.size(); j++) best[j] = std::max(best[j], best[j - 1]);
    return best;
}

int main() {
    std::ifstream in("BISHOP.INP");
    std::ofstream out("BISHOP.OUT");
    in >> n >> k;
    side = 2 * n;
    a.assign(side, std::vector<int>(side));
    for (auto &row : a)
        for (int &c : row) in >> c;
    auto left = half(n - 1), right = half(n);
    long long most = -4e18;
    for (int j = 0; j <= k; j++) most = std::max(most, left[j] + right[k - j]);
    out << most << '\n';
}
