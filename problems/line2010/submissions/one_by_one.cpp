// Đúng: đường đi ngắn nhất liên tiếp, với mỗi viên bi một lần tìm theo Bellman–Ford.
#include <cstdio>
#include <vector>

int main() {
    FILE *in = fopen("LINE10.INP", "r"), *out = fopen("LINE10.OUT", "w");
    int m, n;
    long long A, B, C;
    if (fscanf(in, "%d %d %lld %lld %lld", &m, &n, &A, &B, &C) != 5) return 1;
    std::vector<std::vector<char>> row(2 * m, std::vector<char>(n + 1));
    for (auto &r : row)
        if (fscanf(in, "%s", r.data()) != 1) return 1;
    std::vector<int> now(m * n), goal(m * n), open(m * n);
    for (int c = 0; c < m * n; c++) {
        now[c] = row[c / n][c % n] == '*';
        goal[c] = row[m + c / n][c % n] == '*';
        open[c] = row[c / n][c % n] != '#';
    }
    const int dx[] = {0, 0, 1, -1}, dy[] = {1, -1, 0, 0};
    auto neighbour = [&](int c, int d) {
        int x = c / n + dx[d], y = c % n + dy[d];
        return x < 0 || y < 0 || x >= m || y >= n || !open[x * n + y] ? -1 : x * n + y;
    };
    std::vector<std::vector<int>> list;
    auto slide = [&](int a, int b) { list.push_back({3, a / n + 1, a % n + 1, b / n + 1, b % n + 1}); now[a] = 0, now[b] = 1; };
    std::vector<int> used(m * n);
    std::vector<std::vector<int>> units(m * n, std::vector<int>(4));
    for (;;) {
        std::vector<int> distance(m * n, 1 << 30), by(m * n, -1);
        for (int c = 0; c < m * n; c++)
            if (now[c] && !goal[c] && !used[c]) distance[c] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (int c = 0; c < m * n; c++)
                for (int d = 0; d < 4 && distance[c] < 1 << 30; d++) {
                    int to = neighbour(c, d), cost = units[c][d] < 0 ? -1 : 1;
                    if (to < 0 || distance[c] + cost >= distance[to]) continue;
                    distance[to] = distance[c] + cost, by[to] = d, changed = true;
                }
        }
        int end = -1;
        for (int c = 0; c < m * n; c++)
            if (!now[c] && goal[c] && !used[c] && (end < 0 || distance[c] < distance[end])) end = c;
        if (end < 0 || distance[end] * C > A + B || (distance[end] * C == A + B && distance[end] > 1)) break;
        used[end] = 1;
        while (by[end] >= 0) {
            int back = by[end] ^ 1, from = neighbour(end, back);
            units[from][by[end]]++, units[end][back]--;
            end = from;
        }
        used[end] = 1;
    }
    std::vector<int> added;
    for (int c = 0; c < m * n; c++) {
        if (now[c] && !goal[c] && !used[c]) now[c] = 0, list.push_back({2, c / n + 1, c % n + 1});
        if (!now[c] && goal[c] && !used[c]) added.push_back(c);
    }
    for (bool moved = true; moved;) {
        moved = false;
        for (int c = 0; c < m * n; c++)
            for (int d = 0; d < 4; d++) {
                int to = neighbour(c, d);
                if (to < 0 || !now[c] || now[to] || units[c][d] <= 0) continue;
                units[c][d]--, units[to][d ^ 1]++, slide(c, to), moved = true;
            }
    }
    for (int c : added) list.push_back({1, c / n + 1, c % n + 1});
    fprintf(out, "%zu\n", list.size());
    for (auto &o : list) {
        for (size_t i = 0; i < o.size(); i++) fprintf(out, i ? " %d" : "%d", o[i]);
        fprintf(out, "\n");
    }
}
