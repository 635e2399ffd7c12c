// Cho cả hai luôn giữ lại nhiều ô nhất mà một lần bẻ cho được, và chỉ suy tính giữa những cách bẻ
// đó.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>

typedef std::vector<std::pair<int, int>> Pieces;
static std::map<Pieces, int> known;

static int put(Pieces &pieces, int a, int b) {
    if (a * b == 1) return 1;
    pieces.push_back(std::minmax(a, b));
    std::sort(pieces.begin(), pieces.end());
    return 0;
}

static int lead(const Pieces &pieces) {
    if (pieces.empty()) return 0;
    if (known.count(pieces)) return known[pieces];
    std::pair<int, int> best(-1, 0);
    for (size_t i = 0; i < pieces.size(); i++) {
        if (i > 0 && pieces[i] == pieces[i - 1]) continue;
        auto [a, b] = pieces[i];
        for (int k = 1; k < a + b - 1; k++) {
            Pieces left = pieces;
            left.erase(left.begin() + i);
            int kept = k < a ? put(left, k, b) + put(left, a - k, b)
                             : put(left, a, k - a + 1) + put(left, a, a + b - 1 - k);
            if (kept >= best.first) best = std::max(best, {kept, kept - lead(left)});
        }
    }
    return known[pieces] = best.second;
}

int main() {
    std::ifstream in("SOCOLA2.INP");
    std::ofstream out("SOCOLA2.OUT");
    int m, n;
    in >> m >> n;
    Pieces bar;
    int squares = put(bar, m, n) ? 0 : m * n;
    int first = lead(bar);
    out << (squares + first) / 2 << ' ' << (squares - first) / 2 << '\n';
}
