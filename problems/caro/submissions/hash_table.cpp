// Đúng, nhưng lưu các ô trong bảng băm. Có thể chọn các ô sao cho tất cả rơi vào một chỗ của bảng.
#include <cstdio>
#include <unordered_map>

std::unordered_map<long long, int> player;

long long key(long long x, long long y) { return x * 2000000021 + y; }

int main() {
    FILE *in = fopen("CARO.INP", "r"), *out = fopen("CARO.OUT", "w");
    int n, x, y;
    fscanf(in, "%d", &n);
    const int WAYS[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int i = 0; i < n; i++) {
        fscanf(in, "%d %d", &x, &y);
        int me = i % 2 + 1;
        player[key(x, y)] = me;
        for (auto &way : WAYS) {
            int count = 1;
            for (int side = -1; side <= 1; side += 2)
                for (int step = side; count < 5; step += side, count++) {
                    auto found = player.find(key(x + step * way[0], y + step * way[1]));
                    if (found == player.end() || found->second != me) break;
                }
            if (count < 5) continue;
            fputs(i + 1 < n ? "Inconsistent\n" : me == 1 ? "First player won\n" : "Second player won\n", out);
            return 0;
        }
    }
    fputs("Draw\n", out);
}
