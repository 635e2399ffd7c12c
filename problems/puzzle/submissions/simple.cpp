// Với từng số bước, tìm tập các ô mà mỗi quân có thể đang đứng.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("PUZZLE.INP");
    ofstream out("PUZZLE.OUT");
    int k;
    in >> k;
    vector<int> n(k);
    vector<vector<vector<int>>> next(k);
    vector<vector<char>> can(k);
    int most = 0;
    for (int i = 0; i < k; i++) {
        int m;
        in >> n[i] >> m;
        most = max(most, n[i]);
        next[i].resize(n[i] + 1);
        for (int j = 0; j < m; j++) {
            int a, b;
            in >> a >> b;
            next[i][a].push_back(b);
            next[i][b].push_back(a);
        }
        can[i].assign(n[i] + 1, 0);
        can[i][1] = 1;
    }
    // Đường đi ngắn nhất với mỗi tính chẵn lẻ có ít hơn 2n bước.
    for (int step = 1; step <= 2 * most; step++) {
        bool all_home = true;
        for (int i = 0; i < k; i++) {
            vector<char> after(n[i] + 1, 0);
            for (int v = 1; v <= n[i]; v++)
                if (can[i][v])
                    for (int to : next[i][v]) after[to] = 1;
            can[i] = after;
            if (!can[i][n[i]]) all_home = false;
        }
        if (all_home) {
            out << step << '\n';
            return 0;
        }
    }
    out << "-1\n";
    return 0;
}
