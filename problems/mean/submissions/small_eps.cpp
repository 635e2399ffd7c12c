// Bellman–Ford với số thực: lần sau mỗi cung nhẹ đi 10^-9 để chu trình tổng 0 cũng thành âm. Cạnh một tổng cỡ 10^8,
// số thực bỏ mất 10^-9.
#include <fstream>
#include <string>
#include <vector>
using namespace std;

const long long INF = 4000000000000000000;
int n, m, s;
string owner;
vector<int> from, to, weight, ron, harry, usable, parent;

// Các cung của một chu trình âm tới được từ s khi cung i nặng weight[i] * scale - less.
vector<int> negative_cycle(double scale, double less) {
    vector<double> d(n + 1, 1e18);
    parent.assign(n + 1, 0);
    d[s] = 0;
    int changed = 0;
    for (int round = 0; round <= n; round++) {
        changed = 0;
        for (int i : usable) {
            if (d[from[i]] == 1e18) continue;
            double through = d[from[i]] + weight[i] * scale - less;
            if (through < d[to[i]]) {
                d[to[i]] = through;
                parent[to[i]] = i;
                changed = to[i];
            }
        }
        if (changed == 0) return {};
    }
    int v = changed;
    for (int i = 0; i < n; i++) v = from[parent[v]];  // chắc chắn đã vào chu trình
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
        string verdict = "LOSE";
        vector<int> cycle = negative_cycle(1, 0);
        if (cycle.empty()) {
            verdict = "DRAW";
            cycle = negative_cycle(1, 1e-9);
        }
        if (cycle.empty()) {
            out << "WIN\n";
            continue;
        }
        out << verdict << '\n';
        // Đường ít cung nhất từ s tới một đỉnh của chu trình.
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
