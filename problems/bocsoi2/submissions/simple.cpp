// Lập bảng thắng thua một lần cho mọi cặp đống tới 1000 viên.
#include <algorithm>
#include <fstream>
#include <utility>
#include <vector>
using namespace std;

const int N = 1000;
bool lost[N + 1][N + 1];

vector<pair<long long, long long>> winning(long long x, long long y) {
    vector<pair<long long, long long>> moves;
    for (int k = 1; k <= 4; k++) {
        if (k <= x && lost[x - k][y]) moves.push_back({x - k, y});
        if (k <= y && lost[x][y - k]) moves.push_back({x, y - k});
        if (k <= 3 && k <= x && k <= y && lost[x - k][y - k]) moves.push_back({x - k, y - k});
    }
    sort(moves.begin(), moves.end());
    return moves;
}

int main() {
    ifstream in("BOCSOI2.INP");
    ofstream out("BOCSOI2.OUT");
    for (int x = 0; x <= N; x++)
        for (int y = 0; y <= N; y++) lost[x][y] = winning(x, y).empty();
    int q;
    in >> q;
    while (q--) {
        long long x, y;
        in >> x >> y;
        vector<pair<long long, long long>> moves = winning(x, y);
        out << moves.size() << '\n';
        for (auto [u, v] : moves) out << u << ' ' << v << '\n';
    }
}
