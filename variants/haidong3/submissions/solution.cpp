// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <set>
#include <utility>
#include <vector>
using namespace std;

const int MAX = 3;
const set<int> TAKE = {};
const int EACH = 3;
const bool SINGLE = true;
const bool MISERE = false;
const bool MEMORY = true;

typedef pair<int, int> Heaps;
map<Heaps, bool> known;

// Các thế cờ sau một nước đi, theo thứ tự tăng dần.
set<Heaps> after(Heaps heaps) {
    set<Heaps> all;
    auto [x, y] = heaps;
    for (int take = 1; take <= max(x, y); take++) {
        if (TAKE.empty() ? take <= MAX : TAKE.count(take)) {
            if (take <= x) all.insert({x - take, y});
            if (take <= y) all.insert({x, y - take});
        }
        if (!SINGLE && take <= EACH && take <= min(x, y)) all.insert({x - take, y - take});
    }
    return all;
}

// Người sắp đi có thua không?
bool lost(Heaps heaps) {
    if (MEMORY && known.count(heaps)) return known[heaps];
    set<Heaps> all = after(heaps);
    bool result = true;
    for (Heaps next : all)
        if (lost(next)) {
            result = false;
            break;
        }
    if (all.empty()) result = !MISERE;
    if (MEMORY) known[heaps] = result;
    return result;
}

int main() {
    ifstream in("HAIDONG3.INP");
    ofstream out("HAIDONG3.OUT");
    int q, x, y;
    in >> q;
    while (q--) {
        in >> x >> y;
        vector<Heaps> wins;
        for (Heaps next : after({x, y}))
            if (lost(next)) wins.push_back(next);
        out << wins.size() << '\n';
        for (auto [left, right] : wins) out << left << ' ' << right << '\n';
    }
}
