// Đúng theo luật: thử mọi cách bẻ mọi thanh, không nhớ gì cả.
#include <fstream>
#include <utility>
#include <vector>
using namespace std;

vector<pair<int, int>> pieces;

bool wins();

// Bẻ thanh thứ i thành hai thanh a và b thì đối thủ có thua không?
bool good(size_t i, pair<int, int> a, pair<int, int> b) {
    pair<int, int> whole = pieces[i];
    pieces[i] = a;
    pieces.push_back(b);
    bool lost = !wins();
    pieces.pop_back();
    pieces[i] = whole;
    return lost;
}

bool wins() {
    for (size_t i = 0; i < pieces.size(); i++) {
        int m = pieces[i].first, n = pieces[i].second;
        for (int k = 1; k < m; k++)
            if (good(i, {k, n}, {m - k, n})) return true;
        for (int k = 1; k < n; k++)
            if (good(i, {m, k}, {m, n - k})) return true;
    }
    return false;
}

int main() {
    ifstream in("SOCOLA.INP");
    ofstream out("SOCOLA.OUT");
    int q, m, n;
    in >> q;
    while (in >> m >> n) {
        pieces = {{m, n}};
        out << wins() << '\n';
    }
}
