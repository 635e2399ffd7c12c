// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const bool ONE = false;      // rule one
const int HOP = 100;         // rule hop
const bool NOTHING = false;  // rule nothing
const bool MEMORY = true;    // rule memory

const int NONE = -1000000000;
int n;
vector<int> a;
map<array<int, 5>, int> known;

// Người đang đến lượt (turn) sẽ hơn đối thủ bao nhiêu con cá? Các tập tảng băng, chim là số nhị phân; unplaced là số
// chim chưa đặt.
int ahead(int floes, array<int, 2> birds, int turn, int unplaced) {
    array<int, 5> key = {floes, birds[0], birds[1], turn, unplaced};
    if (MEMORY && known.count(key)) return known[key];
    int open = floes & ~birds[0] & ~birds[1], best = NONE;
    for (int from = 0; from < n; from++) {
        array<int, 2> next = birds;
        if (unplaced > 0 && open >> from & 1) {
            next[turn] |= 1 << from;
            best = max(best, -ahead(floes, next, 1 - turn, unplaced - 1));
        }
        if (unplaced > 0 || !(birds[turn] >> from & 1)) continue;
        for (int step : {-1, 1}) {
            int to = from + step;
            for (int far = 1; far <= HOP && to >= 0 && to < n && open >> to & 1; far++, to += step) {
                next[turn] = birds[turn] ^ (1 << from | 1 << to);
                best = max(best, a[from] - ahead(floes ^ 1 << from, next, 1 - turn, 0));
            }
        }
    }
    if (best == NONE && birds[turn]) {
        int gain = 0;  // không đi được: thu chim về
        for (int i = 0; i < n; i++)
            if (!NOTHING && birds[turn] >> i & 1) gain += a[i];
        array<int, 2> next = birds;
        next[turn] = 0;
        best = gain - ahead(floes & ~birds[turn], next, 1 - turn, 0);
    } else if (best == NONE) {
        best = birds[1 - turn] ? -ahead(floes, birds, 1 - turn, 0) : 0;
    }
    if (MEMORY) known[key] = best;
    return best;
}

int main() {
    ifstream in("FISH.INP");
    ofstream out("FISH.OUT");
    in >> n;
    a.resize(n);
    for (int &fish : a) in >> fish;
    out << ahead((1 << n) - 1, {0, 0}, 0, ONE ? 2 : 4) << '\n';
}
