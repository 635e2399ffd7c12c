// Đúng, nhưng mỗi vòng lại duyệt cả bản đồ để biết ai có thể ở đâu.
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("VIKINGS.INP");
    std::ofstream out("VIKINGS.OUT");
    int n, m;
    in >> n >> m;
    std::vector<std::string> map(n);
    for (auto &row : map) in >> row;
    std::vector<std::vector<char>> yours(n, std::vector<char>(m)), vikings = yours;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            yours[i][j] = map[i][j] == 'Y';
            vikings[i][j] = map[i][j] == 'V';
        }
    auto sea = [&](int i, int j) { return i >= 0 && j >= 0 && i < n && j < m && map[i][j] != 'I'; };
    for (bool changed = true; changed;) {
        changed = false;
        auto watched = vikings;
        for (auto *ships : {&vikings, &yours}) {
            auto before = *ships;
            for (int i = 0; i < n; i++)
                for (int j = 0; j < m; j++) {
                    const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
                    for (int d = 0; before[i][j] && d < 4; d++) {
                        int r = i + dr[d], c = j + dc[d];
                        if (!sea(r, c) || (*ships)[r][c] || (ships == &yours && watched[r][c])) continue;
                        (*ships)[r][c] = changed = true;
                        if (ships == &yours && map[r][c] == 'T') {
                            out << "YES\n";
                            return 0;
                        }
                    }
                }
            if (ships == &yours) continue;
            for (int i = 0; i < n; i++)
                for (int j = 0; j < m; j++) {
                    const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
                    for (int d = 0; vikings[i][j] && d < 4; d++)
                        for (int r = i, c = j; sea(r, c); r += dr[d], c += dc[d]) watched[r][c] = true;
                }
        }
    }
    out << "NO\n";
}
