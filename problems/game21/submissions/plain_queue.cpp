// Đúng, nhưng sửa khoảng cách bằng một hàng đợi thường (Bellman–Ford).
#include <cstdio>
#include <deque>
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
    std::vector<long long> far(n + 1, 4000000000000000000);
    std::vector<char> waits(n + 1, false);
    std::deque<int> queue{t};
    far[t] = 0;
    while (!queue.empty()) {
        int city = queue.front();
        queue.pop_front();
        waits[city] = false;
        for (auto [to, length] : roads[city]) {
            if (far[city] + length >= far[to]) continue;
            far[to] = far[city] + length;
            if (waits[to]) continue;
            waits[to] = true;
            queue.push_back(to);
        }
    }
    fputs(far[s1] <= far[s2] ? "First\n" : "Second\n", out);
    return 0;
}
