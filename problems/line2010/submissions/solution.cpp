// Luồng chi phí nhỏ nhất (Dijkstra với thế, mỗi pha tăng nhiều đường); sau đó xếp thứ tự các lần lăn.
#include <array>
#include <cstdio>
#include <functional>
#include <queue>
#include <vector>
using namespace std;

int m, n, S, T;
long long A, B, C;
char first[200][101];
struct Edge { int to, cap, cost; };
vector<Edge> edges;             // cung i và cung ngược i ^ 1
vector<int> adj[10002], nextEdge;
int pot[10002], dist[10002];
bool onPath[10002], has[10002];

void addEdge(int u, int v, int cap, int cost) {
    adj[u].push_back(edges.size());
    edges.push_back({v, cap, cost});
    adj[v].push_back(edges.size());
    edges.push_back({u, 0, -cost});
}

// Tìm đường ngắn nhất từ S và cập nhật thế; trả về false nếu không tới được T.
bool dijkstra() {
    const int INF = 1000000000;
    for (int v = 0; v <= T; v++) dist[v] = INF;
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<pair<int, int>>> queue;
    queue.push({dist[S] = 0, S});
    while (!queue.empty()) {
        auto [d, u] = queue.top();
        queue.pop();
        if (d > dist[u]) continue;
        if (u == T) break;
        for (int i : adj[u]) {
            const Edge &e = edges[i];
            int through = d + e.cost + pot[u] - pot[e.to];
            if (e.cap > 0 && through < dist[e.to]) queue.push({dist[e.to] = through, e.to});
        }
    }
    if (dist[T] == INF) return false;
    for (int v = 0; v <= T; v++) pot[v] += dist[v] < dist[T] ? dist[v] : dist[T];
    return true;
}

// Tăng luồng thêm 1 theo các cung có chi phí rút gọn bằng 0.
bool augment(int u) {
    if (u == T) return true;
    onPath[u] = true;
    for (int &k = nextEdge[u]; k < (int)adj[u].size(); k++) {
        int i = adj[u][k], v = edges[i].to;
        if (edges[i].cap > 0 && !onPath[v] && edges[i].cost + pot[u] == pot[v] && augment(v)) {
            edges[i].cap--;
            edges[i ^ 1].cap++;
            onPath[u] = false;
            return true;
        }
    }
    return false;  // u vẫn bị đánh dấu: trong pha này không dùng lại
}

int main() {
    FILE *in = fopen("LINE10.INP", "r"), *out = fopen("LINE10.OUT", "w");
    if (fscanf(in, "%d %d %lld %lld %lld", &m, &n, &A, &B, &C) != 5) return 1;
    for (int i = 0; i < 2 * m; i++)
        if (fscanf(in, "%100s", first[i]) != 1) return 1;
    S = m * n;
    T = S + 1;
    vector<int> slides;  // các cung giữa hai ô kề nhau
    for (int x = 0; x < m; x++)
        for (int y = 0; y < n; y++) {
            int u = x * n + y;
            if (first[x][y] == '#') continue;
            has[u] = first[x][y] == '*';
            bool goal = first[m + x][y] == '*';
            if (has[u] && !goal) addEdge(S, u, 1, 0);
            if (!has[u] && goal) addEdge(u, T, 1, 0);
            const int dx[] = {0, 0, 1, -1}, dy[] = {1, -1, 0, 0};
            for (int d = 0; d < 4; d++) {
                int p = x + dx[d], q = y + dy[d];
                if (p < 0 || q < 0 || p >= m || q >= n || first[p][q] == '#') continue;
                slides.push_back(edges.size());
                addEdge(u, p * n + q, 10000, 1);
            }
        }

    // Mỗi đường L bước thay cho một lần lấy ra và một lần đặt vào.
    while (dijkstra()) {
        long long L = pot[T] - pot[S];
        if (L * C > A + B || (L * C == A + B && L >= 2)) break;
        nextEdge.assign(T + 1, 0);
        for (int v = 0; v <= T; v++) onPath[v] = false;
        while (augment(S)) {}
    }

    vector<array<int, 5>> list, last;
    auto row = [](int u) { return u / n + 1; };
    auto column = [](int u) { return u % n + 1; };
    for (int i : adj[S])  // không có ô nào cho viên bi này
        if (edges[i].cap == 1) {
            int u = edges[i].to;
            list.push_back({2, row(u), column(u), 0, 0});
            has[u] = false;
        }
    for (int i : adj[T])  // không có viên bi nào cho ô này
        if (edges[i ^ 1].cap == 1) last.push_back({1, row(edges[i].to), column(edges[i].to), 0, 0});
    vector<vector<int>> into(S), from(S);
    for (int i : slides) {
        into[edges[i].to].push_back(i);
        from[edges[i ^ 1].to].push_back(i);
    }
    vector<int> stack;  // các ô có thể nhận bi
    for (int v = 0; v < S; v++) stack.push_back(v);
    while (!stack.empty()) {
        int v = stack.back();
        stack.pop_back();
        if (has[v]) continue;
        for (int i : into[v]) {
            int u = edges[i ^ 1].to;
            if (edges[i ^ 1].cap == 0 || !has[u]) continue;
            edges[i ^ 1].cap--;
            list.push_back({3, row(u), column(u), row(v), column(v)});
            has[u] = false;
            has[v] = true;
            for (int j : from[v])
                if (edges[j ^ 1].cap > 0) stack.push_back(edges[j].to);
            stack.push_back(u);
            break;
        }
    }
    list.insert(list.end(), last.begin(), last.end());
    fprintf(out, "%d\n", (int)list.size());
    for (auto &operation : list) {
        fprintf(out, "%d %d %d", operation[0], operation[1], operation[2]);
        if (operation[0] == 3) fprintf(out, " %d %d", operation[3], operation[4]);
        fprintf(out, "\n");
    }
}
