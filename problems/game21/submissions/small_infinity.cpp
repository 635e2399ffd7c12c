// Lấy 10^13 làm vô cùng: khoảng cách có thể tới gần 10^14.
#include <cstdio>
#include <functional>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

typedef pair<long long, int> Entry;

vector<pair<int, int>> roads[1000001];
long long dist[1000001];

int main() {
    FILE *in = fopen("GAME21.INP", "r");
    FILE *out = fopen("GAME21.OUT", "w");
    int n, m, s1, s2, t;
    fscanf(in, "%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        int a, b, c;
        fscanf(in, "%d %d %d", &a, &b, &c);
        roads[a].push_back({b, c});
        roads[b].push_back({a, c});
    }
    fscanf(in, "%d %d %d", &s1, &s2, &t);

    for (int v = 1; v <= n; v++) dist[v] = 1e13;
    priority_queue<Entry, vector<Entry>, greater<Entry>> heap;
    dist[t] = 0;
    heap.push({0, t});
    while (!heap.empty()) {
        long long d = heap.top().first;
        int u = heap.top().second;
        heap.pop();
        if (d > dist[u]) continue;  // phần tử cũ
        for (auto [v, length] : roads[u])
            if (d + length < dist[v]) {
                dist[v] = d + length;
                heap.push({dist[v], v});
            }
    }
    fprintf(out, dist[s1] <= dist[s2] ? "First\n" : "Second\n");
    return 0;
}
