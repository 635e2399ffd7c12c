// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <utility>
#include <vector>
using namespace std;

const int LEAST = 0;       // rule least
const int MOST = 1000;     // rule most
const bool ODD = false;    // rule odd
const bool MISERE = false; // rule misere
const bool MEMORY = true;  // rule memory

typedef pair<int, int> Chord;
int n;
map<vector<Chord>, bool> known;

// Vẽ được thêm dây cung này không?
bool fits(const vector<Chord> &drawn, Chord chord) {
    auto [p, q] = chord;
    int beside = min(q - p, n - (q - p)) - 1;
    if (beside < LEAST || beside > MOST || (ODD && (q - p) % 2 == 0)) return false;
    for (auto [c, d] : drawn) {
        if (c == p || c == q || d == p || d == q) return false;
        if ((p < c && c < q) != (p < d && d < q)) return false;
    }
    return true;
}

// Người sắp đi có thua không, khi đã vẽ các dây cung này (xếp tăng dần)?
bool lost(const vector<Chord> &drawn) {
    if (MEMORY && known.count(drawn)) return known[drawn];
    bool stuck = true, result = true;
    for (int p = 1; p <= n && result; p++)
        for (int q = p + 1; q <= n && result; q++)
            if (fits(drawn, {p, q})) {
                stuck = false;
                vector<Chord> next = drawn;
                next.push_back({p, q});
                sort(next.begin(), next.end());
                if (lost(next)) result = false;
            }
    if (stuck) result = !MISERE;
    if (MEMORY) known[drawn] = result;
    return result;
}

int main() {
    ifstream in("OMAKS.INP");
    ofstream out("OMAKS.OUT");
    int queries;
    in >> queries;
    while (queries--) {
        in >> n;
        known.clear();
        int wins = 0;
        for (int p = 1; p <= n; p++)
            for (int q = p + 1; q <= n; q++)
                if (fits({}, {p, q}) && lost({{p, q}})) wins++;
        out << (wins > 0) << ' ' << wins << '\n';
    }
}
