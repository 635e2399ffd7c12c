// Lỗi: quên xóa danh sách kề, nên cung của sơ đồ trước còn lại trong sơ đồ sau.
#include <algorithm>
#include <cstdio>
#include <queue>
#include <vector>
using namespace std;

const int NEVER = 1000000000;
vector<int> next_to[1000001];
int dist[1000001][2];

int main() {
    FILE *in = fopen("PUZZLE.INP", "r");
    FILE *out = fopen("PUZZLE.OUT", "w");
    int k;
    fscanf(in, "%d", &k);
    int latest[2] = {0, 0};  // số bước chẵn, số bước lẻ ít nhất để mọi quân đều về được
    while (k-- > 0) {
        int n, m;
        fscanf(in, "%d %d", &n, &m);
        for (int v = 1; v <= n; v++) dist[v][0] = dist[v][1] = NEVER;
        for (int i = 0; i < m; i++) {
            int a, b;
            fscanf(in, "%d %d", &a, &b);
            next_to[a].push_back(b);
            next_to[b].push_back(a);
        }
        queue<pair<int, int>> waiting;
        dist[1][0] = 0;
        waiting.push({1, 0});
        while (!waiting.empty()) {
            auto [v, parity] = waiting.front();
            waiting.pop();
            for (int to : next_to[v])
                if (dist[to][1 - parity] == NEVER) {
                    dist[to][1 - parity] = dist[v][parity] + 1;
                    waiting.push({to, 1 - parity});
                }
        }
        for (int parity = 0; parity < 2; parity++) latest[parity] = max(latest[parity], dist[n][parity]);
    }
    int best = min(latest[0], latest[1]);
    fprintf(out, "%d\n", best == NEVER ? -1 : best);
    return 0;
}
