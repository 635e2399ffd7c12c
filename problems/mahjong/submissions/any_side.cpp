// Xét riêng từng quân: quân nào ở ngoài cùng theo một hướng nào đó, không phải cả hai theo cùng
// một hướng.
#include <cstdio>
#include <functional>
#include <queue>
#include <vector>

int main() {
    FILE *in = fopen("MAHJONG.INP", "r"), *out = fopen("MAHJONG.OUT", "w");
    int m, n;
    if (fscanf(in, "%d %d", &m, &n) != 2) return 1;
    std::vector<int> colour(m * n), gone(m * n);
    for (int &c : colour)
        if (fscanf(in, "%d", &c) != 1) return 1;
    std::vector<std::vector<int>> tiles(m * n / 2 + 1);
    for (int t = 0; t < m * n; t++) tiles[colour[t]].push_back(t);
    // Is everything gone from the tile to the border in this direction?
    auto open = [&](int t, int d) {
        int step = d == 0 ? -1 : d == 1 ? 1 : d == 2 ? -n : n;
        int left = d == 0 ? t % n : d == 1 ? n - 1 - t % n : d == 2 ? t / n : m - 1 - t / n;
        for (t += step; left > 0; t += step, left--)
            if (!gone[t]) return false;
        return true;
    };
    auto outer = [&](int t) { return open(t, 0) || open(t, 1) || open(t, 2) || open(t, 3); };
    auto may_go = [&](int c) {
        int a = tiles[c][0], b = tiles[c][1];
        return outer(a) && outer(b);
    };
    std::vector<int> play;
    std::priority_queue<int, std::vector<int>, std::greater<int>> heap;
    std::vector<int> queued(m * n / 2 + 1);
    auto look = [&](int t) {
        if (!queued[colour[t]] && may_go(colour[t])) queued[colour[t]] = 1, heap.push(colour[t]);
    };
    for (int t = 0; t < m * n; t++) look(t);
    while (!heap.empty()) {
        int c = heap.top();
        heap.pop();
        play.push_back(c);
        for (int t : tiles[c]) gone[t] = 1;
        for (int t : tiles[c]) {
            for (int x = t / n * n; x < t / n * n + n; x++)
                if (!gone[x]) look(x);
            for (int x = t % n; x < m * n; x += n)
                if (!gone[x]) look(x);
        }
    }
    fprintf(out, "%zu\n", play.size());
    for (size_t i = 0; i < play.size(); i++) fprintf(out, i ? " %d" : "%d", play[i]);
    fprintf(out, "\n");
}
