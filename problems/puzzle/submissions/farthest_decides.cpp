// Để quân xa đích nhất quyết định số bước chẵn hay lẻ.
#include <cstdio>
#include <queue>
#include <utility>
#include <vector>

int main() {
    FILE *in = fopen("PUZZLE.INP", "r");
    FILE *out = fopen("PUZZLE.OUT", "w");
    int k;
    if (fscanf(in, "%d", &k) != 1) return 1;
    const int NEVER = 1000000000;
    std::vector<std::pair<int, int>> home;
    for (int n, m; k-- > 0;) {
        if (fscanf(in, "%d %d", &n, &m) != 2) return 1;
        std::vector<std::vector<int>> next(n + 1);
        for (int a, b; m-- > 0;) {
            if (fscanf(in, "%d %d", &a, &b) != 2) return 1;
            next[a].push_back(b);
            next[b].push_back(a);
        }
        std::vector<int> far(2 * n + 2, NEVER);
        std::queue<int> queue;
        far[2] = 0;
        queue.push(2);
        while (!queue.empty()) {
            int at = queue.front();
            queue.pop();
            for (int to : next[at / 2]) {
                int there = 2 * to + (at + 1) % 2;
                if (far[there] < NEVER) continue;
                far[there] = far[at] + 1;
                queue.push(there);
            }
        }
        home.push_back({far[2 * n], far[2 * n + 1]});
    }
    int last = 0;
    for (auto [even, odd] : home) last = std::max(last, std::min(even, odd));
    int answer = 0;
    for (auto [even, odd] : home) answer = std::max(answer, last % 2 == 0 ? even : odd);
    fprintf(out, "%d\n", answer == NEVER ? -1 : answer);
    return 0;
}
