// Đúng, nhưng trước mỗi nước đi lại xem cả bàn.
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
    std::vector<int> play;
    for (;;) {
        // Which colours are shown twice from one side?
        int best = 0;
        for (int d = 0; d < 4; d++) {
            std::vector<int> shown(m * n / 2 + 1);
            int lines = d < 2 ? m : n, length = d < 2 ? n : m;
            for (int line = 0; line < lines; line++) {
                bool hidden = false;
                for (int i = 0; i < length; i++) {
                    int at = d % 2 ? length - 1 - i : i, t = d < 2 ? line * n + at : at * n + line;
                    if (gone[t] || hidden) continue;
                    hidden = true;
                    int c = colour[t];
                    if (++shown[c] == 2 && (best == 0 || c < best)) best = c;
                }
            }
        }
        if (best == 0) break;
        play.push_back(best);
        for (int t : tiles[best]) gone[t] = 1;
    }
    fprintf(out, "%zu\n", play.size());
    for (size_t i = 0; i < play.size(); i++) fprintf(out, i ? " %d" : "%d", play[i]);
    fprintf(out, "\n");
}
