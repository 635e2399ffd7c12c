// Đúng theo luật: từ mỗi đỉnh, chơi thử mọi ván cho đến hết.
#include <fstream>
#include <set>
#include <vector>
using namespace std;

vector<set<int>> adj;  // đỉnh trái 0..n1 - 1, đỉnh phải n1..n1 + n2 - 1
vector<bool> deleted;

// Quân cờ đứng ở đỉnh v: người sắp đi có thắng không?
bool wins(int v) {
    deleted[v] = true;
    bool won = false;
    for (int u : adj[v])
        if (!deleted[u] && !wins(u)) won = true;
    deleted[v] = false;
    return won;
}

int main() {
    ifstream in("GAME39.INP");
    ofstream out("GAME39.OUT");
    int n1, n2, m, i, j;
    in >> n1 >> n2 >> m;
    adj.resize(n1 + n2);
    deleted.resize(n1 + n2);
    while (in >> i >> j) {
        adj[i - 1].insert(n1 + j - 1);
        adj[n1 + j - 1].insert(i - 1);
    }
    for (int v = 0; v < n1 + n2; v++) {
        out << (wins(v) ? 'H' : 'R');
        if (v == n1 - 1 || v == n1 + n2 - 1) out << '\n';
    }
}
