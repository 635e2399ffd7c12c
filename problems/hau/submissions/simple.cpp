// Đi từ góc ra: mỗi ô thua mới làm mọi ô đi được tới nó thành ô thắng.
#include <algorithm>
#include <fstream>
#include <utility>
#include <vector>
using namespace std;

const int N = 1000;
bool wins[N + 1][N + 1];

int main() {
    ifstream in("HAU.INP");
    ofstream out("HAU.OUT");
    vector<pair<int, int>> lost;
    for (int x = 0; x <= N; x++)
        for (int y = 0; y <= N; y++) {
            if (wins[x][y]) continue;
            lost.push_back({x, y});
            for (int i = x + 1; i <= N; i++) wins[i][y] = true;
            for (int j = y + 1; j <= N; j++) wins[x][j] = true;
            for (int i = x + 1, j = y + 1; i <= N && j <= N; i++, j++) wins[i][j] = true;
        }
    int t;
    in >> t;
    while (t--) {
        long long p, q;
        in >> p >> q;
        vector<pair<int, int>> moves;
        for (auto [x, y] : lost) {
            if (x > p || y > q || (x == p && y == q)) continue;
            if (x == p || y == q || p - x == q - y) moves.push_back({x, y});
        }
        out << moves.size() << '\n';
        for (auto [x, y] : moves) out << x << ' ' << y << '\n';
    }
}
