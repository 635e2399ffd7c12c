// Ở mỗi ô so xem ai tới trước, như thể người Viking phải lên được tàu.
#include <fstream>
#include <queue>
#include <string>
#include <vector>

int main() {
    std::ifstream in("VIKINGS.INP");
    std::ofstream out("VIKINGS.OUT");
    int n, m;
    in >> n >> m;
    std::vector<std::string> map(n);
    for (auto &row : map) in >> row;
    std::vector<int> vikings(n * m, 1 << 30), yours(n * m, 1 << 30);
    auto spread = [&](char ship, std::vector<int> &time, const std::vector<int> *limit) {
        std::queue<int> queue;
        for (int i = 0; i < n * m; i++)
            if (map[i / m][i % m] == ship) time[i] = 0, queue.push(i);
        while (!queue.empty()) {
            int cell = queue.front(), row = cell / m, column = cell % m;
            queue.pop();
            const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
            for (int d = 0; d < 4; d++) {
                int r = row + dr[d], c = column + dc[d], to = r * m + c;
                if (r < 0 || c < 0 || r >= n || c >= m || map[r][c] == 'I' || time[to] < 1 << 30) continue;
                if (limit && time[cell] + 1 >= (*limit)[to]) continue;
                time[to] = time[cell] + 1;
                queue.push(to);
            }
        }
    };
    spread('V', vikings, nullptr);
    spread('Y', yours, &vikings);
    for (int i = 0; i < n * m; i++)
        if (map[i / m][i % m] == 'T') out << (yours[i] < 1 << 30 ? "YES" : "NO") << '\n';
}
