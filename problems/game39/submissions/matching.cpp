#include <fstream>
#include <vector>
using namespace std;

vector<int> adjacent[1001];
int mate[1001];
vector<bool> visited;
bool lost[1001];

bool augment(int v) {
    visited[v] = true;
    for (int u : adjacent[v])
        if (mate[u] == 0 || (!visited[mate[u]] && augment(mate[u]))) {
            mate[v] = u;
            mate[u] = v;
            return true;
        }
    return false;
}

void leave_free(int v) {
    lost[v] = true;
    for (int u : adjacent[v])
        if (!lost[mate[u]]) leave_free(mate[u]);
}

int main() {
    ifstream in("GAME39.INP");
    ofstream out("GAME39.OUT");
    int n1, n2, m, i, j;
    in >> n1 >> n2 >> m;
    while (in >> i >> j) adjacent[i].push_back(n1 + j), adjacent[n1 + j].push_back(i);
    for (int v = 1; v <= n1; v++) {
        visited.assign(n1 + 1, false);
        augment(v);
    }
    for (int v = 1; v <= n1 + n2; v++)
        if (mate[v] == 0 && !lost[v]) leave_free(v);
    for (int v = 1; v <= n1 + n2; v++) out << (v == n1 + 1 ? "\n" : "") << (lost[v] ? 'R' : 'H');
}
