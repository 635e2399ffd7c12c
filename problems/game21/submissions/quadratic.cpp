// Đúng, nhưng mỗi lần tìm thành phố gần nhất lại xét tất cả.
#include <cstdio>
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
    const long long INFINITE = 4000000000000000000;
    std::vector<long long> far(n + 1, INFINITE);
    std::vector<char> done(n + 1, false);
    far[t] = 0;
    for (int round = 0; round < n; round++) {
        int city = 0;
        for (int other = 1; other <= n; other++)
            if (!done[other] && (city == 0 || far[other] < far[city])) city = other;
        done[city] = true;
        for (auto [to, length] : roads[city])
            if (far[city] + length < far[to]) far[to] = far[city] + length;
    }
    fputs(far[s1] <= far[s2] ? "First\n" : "Second\n", out);
    return 0;
}
