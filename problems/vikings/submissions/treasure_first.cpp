// Lấy kho báu ngay khi tới nơi, rồi mới xem tàu có bị đánh chìm không.
#include <fstream>
#include <queue>
#include <string>
#include <vector>

static int n, m;
static std::vector<std::string> map_;

static std::vector<int> rounds(int start, const std::vector<int> &limit, int treasure) {
    std::vector<int> time(n * m, 1 << 30);
    std::queue<int> queue;
    time[start] = 0;
    queue.push(start);
    while (!queue.empty()) {
        int cell = queue.front(), row = cell / m, column = cell % m;
        queue.pop();
        const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int r = row + dr[d], c = column + dc[d], to = r * m + c;
            if (r < 0 || c < 0 || r >= n || c >= m || map_[r][c] == 'I' || time[to] < 1 << 30) continue;
            if (time[cell] + 1 >= limit[to] && to != treasure) continue;
            time[to] = time[cell] + 1;
            queue.push(to);
        }
    }
    return time;
}

int main() {
    std::ifstream in("VIKINGS.INP");
    std::ofstream out("VIKINGS.OUT");
    in >> n >> m;
    map_.resize(n);
    int y = 0, v = 0, t = 0;
    for (int i = 0; i < n; i++) {
        in >> map_[i];
        for (int j = 0; j < m; j++) {
            if (map_[i][j] == 'Y') y = i * m + j;
            if (map_[i][j] == 'V') v = i * m + j;
            if (map_[i][j] == 'T') t = i * m + j;
        }
    }
    std::vector<int> time = rounds(v, std::vector<int>(n * m, 1 << 30), -1), shot = time;
    auto sweep = [&](int first, int step, int count) {
        int least = 1 << 30;
        for (int i = 0, cell = first; i < count; i++, cell += step) {
            least = map_[cell / m][cell % m] == 'I' ? 1 << 30 : std::min(least, time[cell]);
            shot[cell] = std::min(shot[cell], least);
        }
    };
    for (int i = 0; i < n; i++) sweep(i * m, 1, m), sweep(i * m + m - 1, -1, m);
    for (int j = 0; j < m; j++) sweep(j, m, n), sweep((n - 1) * m + j, -m, n);
    out << (rounds(y, shot, t)[t] < 1 << 30 ? "YES" : "NO") << '\n';
}
