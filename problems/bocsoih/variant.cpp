// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <cstdlib>
#include <fstream>
#include <map>
using namespace std;

const int LEAST = 1;       // rule least
const int GAP = 1;         // rule gap
const int NEAR = 1000000;  // rule near
const bool MISERE = false; // rule misere
const bool MEMORY = true;  // rule memory

int m;
map<pair<int, int>, bool> known;

// Được bốc take viên không, khi nước trước bốc before viên (0 nếu chưa có nước nào)?
bool allowed(int take, int before) {
    if (take < LEAST) return false;
    if (before == 0) return true;
    int difference = abs(take - before);
    return GAP <= difference && difference <= NEAR;
}

// Người sắp đi có thua không, khi còn stones viên và nước trước bốc before viên?
bool lost(int stones, int before) {
    pair<int, int> position(stones, before);
    if (MEMORY && known.count(position)) return known[position];
    bool stuck = true, result = true;
    for (int take = 1; take <= m && take <= stones && result; take++) {
        if (!allowed(take, before)) continue;
        stuck = false;
        if (lost(stones - take, take)) result = false;
    }
    if (stuck) result = !MISERE;
    if (MEMORY) known[position] = result;
    return result;
}

int main() {
    ifstream in("BOCSOIH.INP");
    ofstream out("BOCSOIH.OUT");
    int t, n;
    in >> t;
    while (t--) {
        in >> n >> m;
        // Mỗi ván có M riêng, nên không dùng lại được kết quả của ván trước.
        known.clear();
        out << (lost(n, 0) ? 0 : 1) << '\n';
    }
}
