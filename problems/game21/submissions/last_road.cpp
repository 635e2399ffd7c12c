// Mỗi cặp thành phố chỉ lưu một độ dài: của con đường được cho sau cùng.
#include <cstdio>
#include <functional>
#include <map>
#include <queue>
#include <utility>
#include <vector>

typedef std::pair<long long, int> Entry;

int main() {
    FILE *in = fopen("GAME21.INP", "r");
    FILE *out = fopen("GAME21.OUT", "w");
    int n, m, s1, s2, t;
    if (fscanf(in, "%d %d", &n, &m) != 2) return 1;
    std::vector<std::vector<std::pair<int, int>>> roads(n + 1);
    std::map<std::pair<int, int>, int> length;
    for (int a, b, c; m-- > 0;) {
        if (fscanf(in, "%d %d %d", &a, &b, &c) != 3) return 1;
        if (a > b) std::swap(a, b);
        length[{a, b}] = c;
    }
    for (auto &[ends, c] : length) {
        roads[ends.first].push_back({ends.second, c});
        roads[ends.second].push_back({ends.first, c});
    }
    if (fscanf(in, "%d %d %d", &s1, &s2, &t) != 3) return 1;
    std::vector<long long> far(n + 1, 4000000000000000000);
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> heap;
    far[t] = 0;
    heap.push({0, t});
    while (!heap.empty()) {
        auto [d, city] = heap.top();
        heap.pop();
        if (d > far[city]) continue;
        for (auto [to, c] : roads[city])
            if (d + c < far[to]) {
                far[to] = d + c;
                heap.push({d + c, to});
            }
    }
    fputs(far[s1] <= far[s2] ? "First\n" : "Second\n", out);
    return 0;
}
