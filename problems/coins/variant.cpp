// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <set>
using namespace std;

const set<int> ALSO = {};    // rule also
const bool LONG = false;     // rule long
const bool MISERE = false;   // rule misere
const bool MEMORY = true;    // rule memory

set<int> takes;
map<int, bool> known;

// Người sắp đi có thắng không, khi tháp còn chừng ấy đồng xu?
bool won(int coins) {
    if (MEMORY && known.count(coins)) return known[coins];
    bool stuck = true, result = false;
    for (int take : takes) {
        if (take > coins) break;
        stuck = false;
        if (!result && !won(coins - take)) result = true;
    }
    if (stuck) result = MISERE;
    if (MEMORY) known[coins] = result;
    return result;
}

int main() {
    ifstream in("COINS.INP");
    ofstream out("COINS.OUT");
    int k, l, m;
    in >> k >> l >> m;
    takes = ALSO;
    takes.insert({k, l});
    if (!LONG) takes.insert(1);
    while (m--) {
        int coins;
        in >> coins;
        out << (won(coins) ? 'A' : 'B');
    }
    out << '\n';
}
