// Coi mỗi cây là một thân thẳng cao bằng nó.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("HACKEN.INP");
    ofstream out("HACKEN.OUT");
    int n;
    in >> n;
    vector<int> below(n + 1), cuts;
    for (int v = 1; v <= n; v++) in >> below[v];
    for (int cut = 1; cut <= n; cut++) {
        vector<int> g(n + 1);
        for (int v = n; v >= 1; v--)
            if (v != cut) g[below[v]] = below[v] ? max(g[below[v]], g[v] + 1) : g[below[v]] ^ (g[v] + 1);
        if (g[0] == 0) cuts.push_back(cut);
    }
    out << cuts.size() << '\n';
    for (int v : cuts) out << v << '\n';
}
