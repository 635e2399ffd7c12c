#include <fstream>
#include <set>
#include <vector>
using namespace std;

int main() {
    ifstream in("GRUNDY.INP");
    ofstream out("GRUNDY.OUT");
    int n;
    in >> n;
    vector<int> g(n + 1);
    for (int m = 1; m <= n; m++) {
        set<int> reached;
        for (int a = 1; 2 * a < m; a++) reached.insert(g[a] ^ g[m - a]);
        while (reached.count(g[m])) g[m]++;
        out << g[m] << (m < n ? ' ' : '\n');
    }
}
