// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const bool EAT = false;     // rule eat
const int BITE = 1000000;   // rule bite
const bool SMALLER = false; // rule smaller
const bool MISERE = false;  // rule misere
const bool MEMORY = true;   // rule memory

// Các thanh còn bẻ được, mỗi thanh là (số hàng, số cột).
using Bars = vector<pair<int, int>>;

map<Bars, bool> known;

// Người sắp đi có thua không?
bool lost(Bars bars) {
    bars.erase(remove(bars.begin(), bars.end(), make_pair(1, 1)), bars.end());
    sort(bars.begin(), bars.end());
    if (MEMORY && known.count(bars)) return known[bars];
    const bool eats = EAT || SMALLER || BITE < 1000000;
    bool stuck = true, result = true;
    for (size_t i = 0; i < bars.size() && result; i++) {
        auto [m, n] = bars[i];
        for (int cut = 1; cut < m + n - 1 && result; cut++) {
            // Các cách bẻ ngang, rồi các cách bẻ dọc; phần thứ nhất ở lại, phần thứ hai có thể bị ăn.
            bool across = cut < m;
            int keep = across ? cut : cut - m + 1;
            int other = (across ? m : n) - keep;
            if (other > BITE || (SMALLER && other > keep)) continue;
            stuck = false;
            Bars next = bars;
            next[i] = across ? make_pair(keep, n) : make_pair(m, keep);
            if (!eats) next.push_back(across ? make_pair(other, n) : make_pair(m, other));
            if (lost(next)) result = false;
        }
    }
    if (stuck) result = !MISERE;
    if (MEMORY) known[bars] = result;
    return result;
}

int main() {
    ifstream in("SOCOLA.INP");
    ofstream out("SOCOLA.OUT");
    int q, m, n;
    in >> q;
    while (q--) {
        in >> m >> n;
        out << (lost({{m, n}}) ? 0 : 1) << '\n';
    }
}
