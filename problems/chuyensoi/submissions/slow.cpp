// Làm đúng theo luật: thế cờ gồm ô của mọi viên sỏi và người đến lượt, giá trị là mex. Quá nhiều thế cờ.
#include <fstream>
#include <map>
#include <set>
#include <utility>
#include <vector>
using namespace std;

typedef vector<pair<int, int>> Strips;  // ô của viên đen và của viên trắng trên mỗi dải

int m;
map<pair<Strips, int>, int> memo;

// Giá trị Grundy; second = 1 nếu đến lượt người thứ hai.
int value(const Strips &strips, int second) {
    auto known = memo.find({strips, second});
    if (known != memo.end()) return known->second;
    set<int> seen;
    for (size_t i = 0; i < strips.size(); i++)
        for (int d = 1; d <= m && strips[i].first + d < strips[i].second; d++) {
            Strips next = strips;
            if (second) next[i].second -= d;
            else next[i].first += d;
            seen.insert(value(next, 1 - second));
        }
    int mex = 0;
    while (seen.count(mex)) mex++;
    return memo[{strips, second}] = mex;
}

int main() {
    ifstream in("CHUYENSOI.INP");
    ofstream out("CHUYENSOI.OUT");
    int k;
    in >> k >> m;
    Strips strips(k);
    for (auto &[black, white] : strips) in >> black >> white;
    vector<pair<int, int>> moves;
    for (int i = 0; i < k; i++)
        for (int d = 1; d <= m && strips[i].first + d < strips[i].second; d++) {
            Strips next = strips;
            next[i].first += d;
            if (value(next, 1) == 0) moves.push_back({i + 1, d});
        }
    out << value(strips, 0) << '\n' << moves.size() << '\n';
    for (auto [i, d] : moves) out << i << ' ' << d << '\n';
}
