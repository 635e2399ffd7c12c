// Tham lam, và quên điểm thưởng khi xóa hết cả bảng.
#include <algorithm>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

using Cells = std::vector<std::pair<int, int>>;  // column, height from 0

int m, n;
std::vector<std::string> board;  // columns from the bottom

Cells region(int c, int r) {
    Cells cells = {{c, r}};
    char colour = board[c][r];
    for (size_t k = 0; k < cells.size(); k++) {
        int dc[] = {-1, 1, 0, 0}, dr[] = {0, 0, -1, 1};
        for (int d = 0; d < 4; d++) {
            int x = cells[k].first + dc[d], y = cells[k].second + dr[d];
            if (x < 0 || x >= (int)board.size() || y < 0 || y >= (int)board[x].size() || board[x][y] != colour) continue;
            if (std::find(cells.begin(), cells.end(), std::make_pair(x, y)) == cells.end()) cells.push_back({x, y});
        }
    }
    return cells;
}

void remove(const Cells &cells) {
    for (auto [c, r] : cells) board[c][r] = '.';
    for (auto &column : board) column.erase(std::remove(column.begin(), column.end(), '.'), column.end());
    board.erase(std::remove(board.begin(), board.end(), std::string()), board.end());
}

int left() {
    int k = 0;
    for (auto &column : board) k += (int)column.size();
    return k;
}

void read() {
    std::ifstream in("WBR.INP");
    in >> m >> n;
    board.assign(n, "");
    std::vector<std::string> rows(m);
    for (auto &row : rows) in >> row;
    for (int i = m; i-- > 0;)
        for (int j = 0; j < n; j++) board[j] += rows[i][j];
}

int main() {
    read();
    std::ofstream out("WBR.OUT");
    int total = 0;
    for (;;) {
        Cells best;
        for (int c = 0; c < (int)board.size(); c++)
            for (int r = 0; r < (int)board[c].size(); r++) {
                Cells cells = region(c, r);
                if (cells.size() > best.size()) best = cells;
            }
        if (best.size() < 2) break;
        int size = (int)best.size(), score = (size - 2) * (size - 2);
        out << board[best[0].first][best[0].second] << ' ' << best[0].second + 1 << ' ' << best[0].first + 1 << ' ' << size << ' ' << score << '\n';
        total += score;
        remove(best);
    }
    out << total << ' ' << left() << '\n';
}
