// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <set>
#include <utility>
using namespace std;

const int LEAST = 1;          // rule least
const set<int> BARRED = {};   // rule barred
const bool MISERE = false;    // rule misere
const bool MEMORY = true;     // rule memory

map<pair<int, int>, bool> known;

// Người sắp đi có thua không, khi đống còn chừng ấy viên và mỗi nước bốc nhiều nhất most viên?
bool lost(int stones, int most) {
    pair<int, int> key = {stones, most};
    if (MEMORY && known.count(key)) return known[key];
    bool stuck = true, result = true;
    for (int take = LEAST; take <= most && take <= stones; take++) {
        if (BARRED.count(take)) continue;
        stuck = false;
        if (result && lost(stones - take, most)) result = false;
    }
    if (stuck) result = !MISERE;
    if (MEMORY) known[key] = result;
    return result;
}

int main() {
    ifstream in("BOCSOIA.INP");
    ofstream out("BOCSOIA.OUT");
    int q;
    in >> q;
    while (q--) {
        int stones, most;
        in >> stones >> most;
        // Nước thắng nhỏ nhất; không có thì nước nhỏ nhất đi được.
        int first = 0, best = 0;
        for (int take = LEAST; take <= most && take <= stones; take++) {
            if (BARRED.count(take)) continue;
            if (first == 0) first = take;
            if (best == 0 && lost(stones - take, most)) best = take;
        }
        out << !lost(stones, most) << ' ' << (best > 0 ? best : first) << '\n';
    }
}
