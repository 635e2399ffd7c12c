// Tìm một lần chu trình có tổng không dương, và coi chu trình đầu tiên gặp được là tốt nhất.
#include <fstream>
#include <string>
#include <vector>
using namespace std;

const long long INF = 4000000000000000000;
int n, m, s;
string owner;
vector<int> from, to, weight, ron, harry, usable, parent;


vector<int> negative_cycle(long long scale, long long less) {
    vector<long long> d(n + 1, INF);
    parent.assign(n + 1, 0);
    d[s] = 0;
    int changed = 0;
    for (int round = 0; round <= n; round++) {
        changed = 0;
        for (int i : usable) {
            if (d[from[i]] == INF) continue;
            long long through = d[from[i]] + weight[i] * scale - less;
            if (through < d[to[i]]) {
                d[to[i]] = through;
                parent[to[i]] = i;
                changed = to[i];
            }
        }
        if (changed == 0) return {};
    }
    int v = changed;
    for (int i = 0; i < n; i++) v = from[parent[v]];
    vector<int> cycle;
    for (int x = v; cycle.empty() || x != v; x = from[parent[x]]) cycle.push_back(parent[x]);
    return cycle;
}

void choose(int arc) {
    if (owner[from[arc]] == 'B') harry[from[arc]] = arc;
}

int main() {
    ifstream in("MEAN.INP");
    ofstream out("MEAN.OUT");
    while (in >> n >> m >> owner >> s) {
        owner = " " + owner;
        from.assign(m + 1, 0);
        to = weight = from;
        for (int i = 1; i <= m; i++) in >> from[i] >> to[i] >> weight[i];
        ron.assign(n + 1, 0);
        for (int v = 1; v <= n; v++) in >> ron[v];
        usable.clear();
        harry.assign(n + 1, 0);
        for (int i = 1; i <= m; i++) {
            if (owner[from[i]] == 'B' || ron[from[i]] == i) usable.push_back(i);
            choose(i);
        }
        vector<int> cycle = negative_cycle(n + 1, 1);
        if (cycle.empty()) {
            out << "WIN\n";
            continue;
        }
        long long sum = 0;
        for (int i : cycle) sum += weight[i];
        out << (sum < 0 ? "LOSE" : "DRAW") << '\n';

        vector<vector<int>> next(n + 1);
        for (int i : usable) next[from[i]].push_back(i);
        vector<int> came(n + 1, 0), list = {s};
        came[s] = -1;
        for (size_t k = 0; k < list.size(); k++)
            for (int i : next[list[k]])
                if (came[to[i]] == 0) {
                    came[to[i]] = i;
                    list.push_back(to[i]);
                }
        for (int v = to[cycle[0]]; v != s; v = from[came[v]]) choose(came[v]);
        for (int i : cycle) choose(i);
        for (int v = 1; v <= n; v++) out << harry[v] << (v < n ? ' ' : '\n');
    }
    return 0;
}
