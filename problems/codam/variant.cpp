// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <vector>
using namespace std;

const int MAX = 1000000;   // rule max
const set<int> TAKE = {};  // rule take
const int WHITE = 1000000; // rule white
const int BLACK = 1000000; // rule black
const bool MEMORY = true;  // rule memory

// Cột của quân trắng và cột của quân đen ở mỗi hàng.
using Rows = vector<pair<int, int>>;

map<pair<Rows, bool>, int> known;

bool allowed(int cells, bool white) {
    if (cells > MAX || cells > (white ? WHITE : BLACK)) return false;
    return TAKE.empty() || TAKE.count(cells);
}

// Giá trị Grundy khi người đi quân trắng (hay quân đen) sắp đi.
int grundy(Rows rows, bool white) {
    sort(rows.begin(), rows.end());
    if (MEMORY && known.count({rows, white})) return known[{rows, white}];
    set<int> after;
    for (size_t i = 0; i < rows.size(); i++) {
        int low = min(rows[i].first, rows[i].second), high = max(rows[i].first, rows[i].second);
        int from = white ? rows[i].first : rows[i].second;
        for (int to = low + 1; to < high; to++) {
            if (!allowed(abs(to - from), white)) continue;
            Rows next = rows;
            (white ? next[i].first : next[i].second) = to;
            after.insert(grundy(next, !white));
        }
    }
    int value = 0;
    while (after.count(value)) value++;
    if (MEMORY) known[{rows, white}] = value;
    return value;
}

int main() {
    ifstream in("CODAM.INP");
    ofstream out("CODAM.OUT");
    int n, length;
    in >> n >> length;
    Rows rows(n);
    for (auto &[white, black] : rows) in >> white >> black;
    vector<pair<int, int>> moves;
    for (int i = 0; i < n; i++) {
        auto [white, black] = rows[i];
        for (int to = min(white, black) + 1; to < max(white, black); to++) {
            if (!allowed(abs(to - white), true)) continue;
            Rows next = rows;
            next[i].first = to;
            if (grundy(next, false) == 0) moves.push_back({i + 1, to});
        }
    }
    out << grundy(rows, true) << '\n' << moves.size() << '\n';
    if (!moves.empty()) out << moves[0].first << ' ' << moves[0].second << '\n';
}
