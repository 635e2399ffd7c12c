// Lần lượt từng viên bi lăn tới ô gần nhất còn lại, nếu như vậy có lợi.
#include <cstdio>
#include <queue>
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
    std::vector<int> first = now, taken(m * n);
    for (int start = 0; start < m * n; start++) {
        if (!first[start] || goal[start]) continue;
        std::vector<int> from(m * n, -1), steps(m * n);
        std::queue<int> queue({start});
        from[start] = start;
        int end = -1;
        while (!queue.empty()) {
            int c = queue.front();
            queue.pop();
            if (goal[c] && !first[c] && !taken[c]) { end = c; break; }
            for (int d = 0; d < 4; d++) {
                int to = neighbour(c, d);
                if (to >= 0 && from[to] < 0) from[to] = c, steps[to] = steps[c] + 1, queue.push(to);
            }
        }
        if (end < 0 || steps[end] * C > A + B || (steps[end] * C == A + B && steps[end] > 2)) continue;
        taken[end] = 1;
        // The bead nearest to the end goes there, the next one goes to where it stood, and so on.
        std::vector<int> way;
        for (int c = end; c != start; c = from[c]) way.push_back(c);
        way.push_back(start);
        size_t hole = 0;
        for (size_t i = 1; i < way.size(); i++)
            if (now[way[i]]) {
                for (size_t j = i; j > hole; j--) slide(way[j], way[j - 1]);
                hole = i;
            }
    }
    for (int c = 0; c < m * n; c++) {
        if (now[c] && !goal[c]) list.push_back({2, c / n + 1, c % n + 1});
        if (!now[c] && goal[c]) list.push_back({1, c / n + 1, c % n + 1});
    }
    fprintf(out, "%zu\n", list.size());
    for (auto &o : list) {
        for (size_t i = 0; i < o.size(); i++) fprintf(out, i ? " %d" : "%d", o[i]);
        fprintf(out, "\n");
    }
}
