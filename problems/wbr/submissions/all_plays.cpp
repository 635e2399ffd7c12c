// Đúng, nhưng thử mọi cách chơi.
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

std::vector<std::string> record, best_record;
int best_total = -1;

void play(int total) {
    bool is_over = true;
    std::vector<std::string> before = board;
    for (int c = 0; c < (int)board.size(); c++)
        for (int r = 0; r < (int)board[c].size(); r++) {
            Cells cells = region(c, r);
            if (cells.size() < 2 || *std::min_element(cells.begin(), cells.end()) != cells[0]) continue;
            is_over = false;
            int size = (int)cells.size(), score = (size - 2) * (size - 2);
            record.push_back(std::string(1, board[c][r]) + " " + std::to_string(r + 1) + " " + std::to_string(c + 1) + " " + std::to_string(size) + " " + std::to_string(score));
            remove(cells);
            play(total + score);
            board = before;
            record.pop_back();
        }
    if (!is_over) return;
    int rest = left();
    if (rest == 0) total += 1000;
    if (total > best_total) {
        best_total = total;
        best_record = record;
        best_record.push_back(std::to_string(total) + " " + std::to_string(rest));
    }
}

int main() {
    read();
    play(0);
    std::ofstream out("WBR.OUT");
    for (auto &line : best_record) out << line << '\n';
}
