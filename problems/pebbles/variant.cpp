// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <utility>
using namespace std;

const bool SAME = false;     // rule same
const int TIMES = 2;         // rule times
const int PLUS = 0;          // rule plus
const bool NOTALL = false;   // rule notall
const bool MISERE = false;   // rule misere
const bool MEMORY = true;    // rule memory

map<pair<int, int>, bool> known;

// Số viên nhiều nhất được bốc sau khi đối thủ vừa bốc take viên.
int most(int take) {
    return (SAME ? 1 : TIMES) * take + PLUS;
}

// Người sắp đi có thắng không, khi còn stones viên và được bốc nhiều nhất limit viên?
bool won(int stones, int limit) {
    if (stones == 0) return MISERE;
    limit = min(limit, stones);
    pair<int, int> key = {stones, limit};
    if (MEMORY && known.count(key)) return known[key];
    bool result = false;
    for (int take = 1; take <= limit && !result; take++)
        if (!won(stones - take, most(take))) result = true;
    if (MEMORY) known[key] = result;
    return result;
}

int main() {
    ifstream in("PEBBLES.INP");
    ofstream out("PEBBLES.OUT");
    int n, best = 0;
    in >> n;
    for (int take = NOTALL ? n - 1 : n; take > 0; take--)
        if (!won(n - take, most(take))) best = take;
    out << best << '\n';
}
