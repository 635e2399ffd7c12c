// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <array>
#include <fstream>
#include <map>
#include <set>
#include <vector>
using namespace std;

const set<int> TAKE = {};   // rule take
const bool LARGEST = false; // rule largest
const bool MISERE = false;  // rule misere
const bool MEMORY = true;   // rule memory

// heaps[s] là số đống đang có đúng s viên.
using Heaps = array<int, 4>;

map<Heaps, bool> known;

bool allowed(const Heaps &heaps, int size, int take) {
    if (heaps[size] == 0) return false;
    if (!TAKE.empty() && !TAKE.count(take)) return false;
    for (int other = size + 1; other <= 3; other++)
        if (LARGEST && heaps[other] > 0) return false;
    return true;
}

// Người sắp đi có thua không?
bool lost(const Heaps &heaps);

// Các nước đi thắng (loại đống, số viên); stuck cho biết có phải không có nước đi nào.
vector<pair<int, int>> winning(const Heaps &heaps, bool &stuck, bool all) {
    vector<pair<int, int>> moves;
    stuck = true;
    for (int size = 1; size <= 3; size++)
        for (int take = 1; take <= size; take++) {
            if (!allowed(heaps, size, take)) continue;
            stuck = false;
            Heaps next = heaps;
            next[size]--;
            next[size - take]++;
            next[0] = 0;
            if (lost(next)) moves.push_back({size, take});
            if (!all && !moves.empty()) return moves;
        }
    return moves;
}

bool lost(const Heaps &heaps) {
    if (MEMORY && known.count(heaps)) return known[heaps];
    bool stuck;
    bool result = winning(heaps, stuck, false).empty();
    if (stuck) result = !MISERE;
    if (MEMORY) known[heaps] = result;
    return result;
}

int main() {
    ifstream in("STONE.INP");
    ofstream out("STONE.OUT");
    int n, m;
    in >> n >> m;
    bool stuck;
    auto moves = winning({0, 0, n, m}, stuck, true);
    if (moves.empty()) {
        out << "NO\n";
        return 0;
    }
    out << "YES\n" << moves.size() << '\n';
    for (auto [size, take] : moves) out << size << ' ' << take << '\n';
}
