// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const bool AGAIN = true;
const bool OTHER = false;
const bool MISERE = false;
const bool MEMORY = true;

map<vector<int>, bool> known;

// Người sắp đi có ở thế thắng không? left[v] là số lần v còn trong bảng, rest là phần còn được cộng thêm, last là
// số vừa được chọn.
bool won(const vector<int> &left, int rest, int last) {
    if (rest < 0) return !MISERE;
    vector<int> key = left;
    key.push_back(rest);
    key.push_back(OTHER ? last : 0);
    if (MEMORY && known.count(key)) return known[key];
    bool stuck = true, result = false;
    for (int v = 1; v < (int)left.size(); v++) {
        if (left[v] == 0 || (OTHER && v == last)) continue;
        stuck = false;
        vector<int> next = left;
        if (!AGAIN) next[v]--;
        if (!result && !won(next, rest - v, v)) result = true;
    }
    if (stuck) result = MISERE;
    if (MEMORY) known[key] = result;
    return result;
}

int main() {
    ifstream in("DELAGAIN.INP");
    ofstream out("DELAGAIN.OUT");
    int n, m, k;
    in >> n >> m >> k;
    vector<int> left(n + 1);
    for (int i = 0, number; i < n * n; i++) {
        in >> number;
        left[number]++;
    }
    vector<int> blunders;
    bool before = won(left, m, 0);
    for (int i = 1, number; i <= k; i++) {
        in >> number;
        if (!AGAIN) left[number]--;
        m -= number;
        bool after = won(left, m, number);
        if (before && after) blunders.push_back(i);
        before = after;
    }
    out << blunders.size() << '\n';
    for (size_t i = 0; i < blunders.size(); i++) out << blunders[i] << (i + 1 < blunders.size() ? ' ' : '\n');
}
