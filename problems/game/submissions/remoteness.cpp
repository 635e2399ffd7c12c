#include <fstream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    ifstream in("GAME.INP");
    ofstream out("GAME.OUT");
    int n, m, start;
    in >> n >> m >> start;
    vector<vector<int>> before(n + 1);
    vector<int> unknown(n + 1), moves(n + 1, -1);
    while (m-- > 0) {
        int from, to;
        in >> from >> to;
        before[to].push_back(from);
        unknown[from]++;
    }
    queue<int> decided;
    for (int v = 1; v <= n; v++)
        if (unknown[v] == 0) {
            moves[v] = 0;
            decided.push(v);
        }
    while (!decided.empty()) {
        int to = decided.front();
        decided.pop();
        for (int from : before[to]) {
            unknown[from]--;
            if (moves[from] >= 0) continue;
            if (moves[to] % 2 == 0 || unknown[from] == 0) {
                moves[from] = moves[to] + 1;
                decided.push(from);
            }
        }
    }
    if (moves[start] < 0) out << "0\n";
    else out << (moves[start] % 2 == 1 ? "1\n" : "2\n");
}
