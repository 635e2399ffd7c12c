// Loang theo từng lượt; từ mỗi ô mà tàu Viking tới được thì nhìn dọc theo hàng và cột của ô đó.
#include <fstream>
#include <string>
#include <vector>
using namespace std;

int n, m;
vector<string> sea;
int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
bool watched[3000][3000], came[3000][3000], was[3000][3000];

bool is_sea(int x, int y) { return x >= 0 && x < n && y >= 0 && y < m && sea[x][y] != 'I'; }

void watch(int x, int y) {
    for (int way = 0; way < 4; way++)
        for (int i = x, j = y; is_sea(i, j); i += dx[way], j += dy[way]) watched[i][j] = true;
}

int main() {
    ifstream in("VIKINGS.INP");
    ofstream out("VIKINGS.OUT");
    in >> n >> m;
    sea.resize(n);
    vector<pair<int, int>> vikings, mine;
    for (int i = 0; i < n; i++) {
        in >> sea[i];
        for (int j = 0; j < m; j++) {
            if (sea[i][j] == 'V') vikings.push_back({i, j});
            if (sea[i][j] == 'Y') mine.push_back({i, j});
        }
    }
    watch(vikings[0].first, vikings[0].second);
    while (!mine.empty()) {
        vector<pair<int, int>> next;
        for (auto [x, y] : vikings)
            for (int way = 0; way < 4; way++) {
                int i = x + dx[way], j = y + dy[way];
                if (!is_sea(i, j) || came[i][j]) continue;
                came[i][j] = true;
                watch(i, j);
                next.push_back({i, j});
            }
        vikings = next;
        next.clear();
        for (auto [x, y] : mine)
            for (int way = 0; way < 4; way++) {
                int i = x + dx[way], j = y + dy[way];
                if (!is_sea(i, j) || watched[i][j] || was[i][j]) continue;
                was[i][j] = true;
                if (sea[i][j] == 'T') {
                    out << "YES\n";
                    return 0;
                }
                next.push_back({i, j});
            }
        mine = next;
    }
    out << "NO\n";
    return 0;
}
