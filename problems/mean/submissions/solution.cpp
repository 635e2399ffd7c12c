// Bellman–Ford dùng hàng đợi và cây đường đi: khi một đỉnh được cập nhật thì cắt bỏ cả cây con của
// nó; nếu đỉnh vừa dùng để cập nhật nằm trong cây con ấy thì có chu trình âm.
// Nếu không có chu trình âm, chu trình tổng 0 chỉ gồm những cung "khít": d[u] + w = d[v].
#include <fstream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

const long long INF = 4000000000000000000;
int n, m, s;
string owner;
vector<int> from, to, weight, ron, harry, parent;  // parent: cung đi vào đỉnh trên cây
vector<vector<int>> arcs, children;
vector<long long> d;
vector<bool> in_tree, waiting;

// Cắt cây con gốc v (giữ lại v); trả về true nếu u nằm trong cây con này.
bool cut(int v, int u) {
    bool found = v == u;
    vector<int> stack = {v};
    while (!stack.empty()) {
        int x = stack.back();
        stack.pop_back();
        for (int y : children[x])
            if (in_tree[y] && from[parent[y]] == x) {
                if (y == u) found = true;
                in_tree[y] = false;
                stack.push_back(y);
            }
        children[x].clear();
    }
    return found;
}

// Một cung khép kín chu trình âm, hoặc -1 nếu không có chu trình âm tới được từ s.
int negative_arc() {
    d.assign(n + 1, INF);
    in_tree.assign(n + 1, false);
    waiting.assign(n + 1, false);
    parent.assign(n + 1, -1);
    children.assign(n + 1, {});
    queue<int> list;
    d[s] = 0;
    in_tree[s] = waiting[s] = true;
    list.push(s);
    while (!list.empty()) {
        int u = list.front();
        list.pop();
        waiting[u] = false;
        if (!in_tree[u]) continue;  // sẽ còn được cập nhật lại
        for (int arc : arcs[u]) {
            int v = to[arc];
            if (d[u] + weight[arc] >= d[v]) continue;
            if (cut(v, u)) return arc;
            d[v] = d[u] + weight[arc];
            parent[v] = arc;
            in_tree[v] = true;
            children[u].push_back(v);
            if (!waiting[v]) {
                waiting[v] = true;
                list.push(v);
            }
        }
    }
    return -1;
}

// Cung khít tiếp theo trên chu trình tổng 0 của mỗi đỉnh, -1 nếu từ đỉnh ấy không đi vòng được.
vector<int> tight_arcs() {
    vector<int> count(n + 1, 0), next(n + 1, -1), removed;
    vector<vector<int>> before(n + 1);
    for (int v = 1; v <= n; v++)
        for (int arc : arcs[v])
            if (d[v] < INF && d[v] + weight[arc] == d[to[arc]]) {
                count[v]++;
                before[to[arc]].push_back(v);
            }
    for (int v = 1; v <= n; v++)
        if (count[v] == 0) removed.push_back(v);
    for (size_t i = 0; i < removed.size(); i++)
        for (int v : before[removed[i]])
            if (--count[v] == 0) removed.push_back(v);
    for (int v = 1; v <= n; v++)
        for (int arc : arcs[v])
            if (count[v] > 0 && count[to[arc]] > 0 && d[v] + weight[arc] == d[to[arc]]) next[v] = arc;
    return next;
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
        arcs.assign(n + 1, {});
        harry.assign(n + 1, 0);
        for (int i = 1; i <= m; i++) {
            if (owner[from[i]] == 'B' || ron[from[i]] == i) arcs[from[i]].push_back(i);
            choose(i);
        }
        vector<int> cycle;
        int arc = negative_arc();
        if (arc > 0) {
            out << "LOSE\n";
            cycle.push_back(arc);
            for (int v = from[arc]; v != to[arc]; v = from[parent[v]]) cycle.push_back(parent[v]);
        } else {
            vector<int> next = tight_arcs();
            int v = 1;
            while (v <= n && next[v] < 0) v++;
            if (v > n) {
                out << "WIN\n";
                continue;
            }
            out << "DRAW\n";
            for (int i = 0; i < n; i++) v = to[next[v]];  // chắc chắn đã vào chu trình
            for (int x = v; cycle.empty() || x != v; x = to[next[x]]) cycle.push_back(next[x]);
        }
        // Đường đi trên cây từ s tới chu trình, rồi chu trình.
        for (int v = to[cycle[0]]; v != s; v = from[parent[v]]) choose(parent[v]);
        for (int i : cycle) choose(i);
        for (int v = 1; v <= n; v++) out << harry[v] << (v < n ? ' ' : '\n');
    }
    return 0;
}
