#include <algorithm>
#include <fstream>
#include <utility>
#include <vector>
using namespace std;

typedef pair<long long, long long> Heaps;
const vector<Heaps> TAKES = {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {0, 1}, {0, 2},
                             {0, 3}, {0, 4}, {1, 1}, {2, 2}, {3, 3}};
bool lost[9][9];

long long small(long long heap) { return heap < 9 ? heap : 4 + (heap - 4) % 5; }

vector<Heaps> wins(Heaps at) {
    vector<Heaps> found;
    for (auto [a, b] : TAKES) {
        Heaps to = {at.first - a, at.second - b};
        if (to.first >= 0 && to.second >= 0 && lost[small(to.first)][small(to.second)])
            found.push_back(to);
    }
    sort(found.begin(), found.end());
    return found;
}

int main() {
    ifstream in("BOCSOI2.INP");
    ofstream out("BOCSOI2.OUT");
    for (int x = 0; x < 9; x++)
        for (int y = 0; y < 9; y++) lost[x][y] = wins({x, y}).empty();
    int q;
    in >> q;
    while (q-- > 0) {
        Heaps at;
        in >> at.first >> at.second;
        vector<Heaps> found = wins(at);
        out << found.size() << '\n';
        for (auto [x, y] : found) out << x << ' ' << y << '\n';
    }
}
