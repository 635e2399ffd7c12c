// Cộng các độ dài bằng 32 bit.
#include <cstdio>
#include <queue>
#include <utility>
#include <vector>

int main() {
    FILE *in = fopen("GAME21.INP", "r");
    FILE *out = fopen("GAME21.OUT", "w");
    int n, m, s1, s2, t;
    if (fscanf(in, "%d %d", &n, &m) != 2) return 1;
    std::vector<std::vector<std::pair<int, int>>> roads(n + 1);
    for (int a, b, c; m-- > 0;) {
        if (fscanf(in, "%d %d %d", &a, &b, &c) != 3) return 1;
        roads[a].push_back({b, c});
        roads[b].push_back({a, c});
    }
    if (fscanf(in, "%d %d %d", &s1, &s2, &t) != 3) return 1;
    std::vector<int> far(n + 1, 2000000000);
    std::priority_queue<std::pair<int, int>> heap;
    std::vector<char> done(n + 1, false);
    far[t] = 0;
    heap.push({0, t});
    while (!heap.empty()) {
        int city = heap.top().second;
        heap.pop();
        if (done[city]) continue;
        done[city] = true;
        for (auto [to, length] : roads[city]) {
            int there = (int)((unsigned)far[city] + (unsigned)length);
            if (there < far[to]) {
                far[to] = there;
                heap.push({-there, to});
            }
        }
    }
    fputs(far[s1] <= far[s2] ? "First\n" : "Second\n", out);
    return 0;
}
