// Tìm chu trình âm và chu trình tổng 0 trên cả đồ thị, dù ván chơi có tới được hay không.
#include <fstream>
#include <string>
#include <vector>

struct Arc { int u, v; long long w; };

// The arcs of a negative cycle, where arc i weighs w * scale - shift; empty if there is none.
static std::vector<int> find_cycle(int n, const std::vector<Arc> &arcs, const std::vector<int> &usable,
                                   long long scale, long long shift) {
    std::vector<long long> d(n + 1, 0);
    std::vector<int> by(n + 1, -1), cycle;
    int last = 0;
    for (int round = 0; round <= n; round++) {
        last = 0;
        for (int i : usable) {
            long long through = d[arcs[i].u] + arcs[i].w * scale - shift;
            if (through < d[arcs[i].v]) d[arcs[i].v] = through, by[arcs[i].v] = i, last = arcs[i].v;
        }
        if (!last) return cycle;
    }
    for (int i = 0; i < n; i++) last = arcs[by[last]].u;
    for (int v = last; cycle.empty() || v != last; v = arcs[by[v]].u) cycle.push_back(by[v]);
    return cycle;
}

int main() {
    std::ifstream in("MEAN.INP");
    std::ofstream out("MEAN.OUT");
    int n, m, s;
    while (in >> n >> m) {
        std::string owners;
        in >> owners >> s;
        std::vector<Arc> arcs(m);
        for (auto &arc : arcs) in >> arc.u >> arc.v >> arc.w;
        std::vector<int> ron(n + 1), usable, harry(n + 1, 0), way(n + 1, -1), queue{s};
        for (int v = 1; v <= n; v++) in >> ron[v];
        for (int i = 0; i < m; i++) {
            bool is_harrys = owners[arcs[i].u - 1] == 'B';
            if (is_harrys && !harry[arcs[i].u]) harry[arcs[i].u] = i + 1;
            if (is_harrys || ron[arcs[i].u] == i + 1) usable.push_back(i);
        }
        std::string verdict = "LOSE";
        auto cycle = find_cycle(n, arcs, usable, 1, 0);
        if (cycle.empty()) verdict = "DRAW", cycle = find_cycle(n, arcs, usable, n + 1, 1);
        if (cycle.empty()) {
            out << "WIN\n";
            continue;
        }
        std::vector<bool> on_cycle(n + 1, false);
        for (int i : cycle) on_cycle[arcs[i].u] = true;
        for (size_t k = 0; k < queue.size(); k++) {
            int v = queue[k];
            if (on_cycle[v]) {
                for (; v != s; v = arcs[way[v]].u)
                    if (harry[arcs[way[v]].u]) harry[arcs[way[v]].u] = way[v] + 1;
                break;
            }
            for (int i : usable)
                if (arcs[i].u == v && arcs[i].v != s && way[arcs[i].v] < 0)
                    way[arcs[i].v] = i, queue.push_back(arcs[i].v);
        }
        for (int i : cycle)
            if (harry[arcs[i].u]) harry[arcs[i].u] = i + 1;
        out << verdict << '\n';
        for (int v = 1; v <= n; v++) out << harry[v] << (v < n ? ' ' : '\n');
    }
    return 0;
}
