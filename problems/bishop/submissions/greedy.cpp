// Luôn chọn nước đi được lợi nhất ngay lúc đó.
#include <fstream>
#include <vector>

int side, k;
std::vector<std::vector<long long>> a;
std::vector<std::vector<bool>> seen;

long long gain(int x, int y, bool mark) {
    long long sum = 0;
    for (int dx = -1; dx <= 1; dx += 2)
        for (int dy = -1; dy <= 1; dy += 2)
            for (int i = x + dx, j = y + dy; i >= 0 && j >= 0 && i < side && j < side; i += dx, j += dy) {
                if (!seen[j][i]) sum += a[j][i];
                if (mark) seen[j][i] = true;
            }
    return sum;
}

int main() {
    std::ifstream in("BISHOP.INP");
    std::ofstream out("BISHOP.OUT");
    int n;
    in >> n >> k;
    side = 2 * n;
    a.assign(side, std::vector<long long>(side));
    seen.assign(side, std::vector<bool>(side));
    for (auto &row : a)
        for (auto &cell : row) in >> cell;
    int x[2] = {n - 1, n}, y[2] = {0, 0};
    long long total = gain(x[0], y[0], true);
    total += gain(x[1], y[1], true);
    while (k--) {
        long long best = -4e18;
        int who = 0, to_x = 0, to_y = 0;
        for (int b = 0; b < 2; b++)
            for (int j = 0; j < side; j++)
                for (int i = 0; i < side; i++) {
                    if (j == y[b] || std::abs(i - x[b]) != std::abs(j - y[b])) continue;
                    long long g = gain(i, j, false);
                    if (g > best) best = g, who = b, to_x = i, to_y = j;
                }
        x[who] = to_x, y[who] = to_y;
        total += gain(to_x, to_y, true);
    }
    out << total << '\n';
}
