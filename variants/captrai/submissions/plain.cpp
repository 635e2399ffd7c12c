// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const bool LEFT = true;
const bool AROUND = false;
const bool MISERE = false;
const bool MEMORY = false;

int n1, n2;
vector<long long> near; // đỉnh kề của mỗi đỉnh, mỗi đỉnh một bit; bên phải đánh số tiếp từ n1
map<pair<int, long long>, bool> known;

// Người sắp đi có thua không, khi quân cờ ở đỉnh at và những đỉnh trong gone đã bị xóa?
bool lost(int at, long long gone) {
    if (MEMORY && known.count({at, gone})) return known[{at, gone}];
    bool stuck = true, result = true;
    for (int to = 0; to < n1 + n2; to++) {
        if (!((near[at] & ~gone) >> to & 1)) continue;
        stuck = false;
        long long next = gone;
        if (!LEFT || at < n1) next |= 1LL << at;
        if (AROUND) next |= near[at] & ~(1LL << to);
        if (result && lost(to, next)) result = false;
    }
    if (stuck) result = !MISERE;
    if (MEMORY) known[{at, gone}] = result;
    return result;
}

int main() {
    ifstream in("CAPTRAI.INP");
    ofstream out("CAPTRAI.OUT");
    int m;
    in >> n1 >> n2 >> m;
    near.assign(n1 + n2, 0);
    while (m--) {
        int i, j;
        in >> i >> j;
        i--;
        j += n1 - 1;
        near[i] |= 1LL << j;
        near[j] |= 1LL << i;
    }
    for (int at = 0; at < n1 + n2; at++) {
        if (at == n1) out << '\n';
        out << (lost(at, 0) ? 'R' : 'H');
    }
    out << '\n';
}
