#include <algorithm>
#include <fstream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

typedef vector<string> Board;  // mỗi cột một xâu, từ dưới lên

struct Region {
    int col, row, size;
    char colour;
};

struct State {
    Board board;
    int score, value, parent;
    Region region;  // miền vừa xóa
};

bool better(const State &a, const State &b) {
    if (a.value != b.value) return a.value > b.value;
    return a.board < b.board;
}

// Xóa (thay bằng '.') miền chứa một ô, trả về kích thước của miền.
int erase(Board &b, int col, int row) {
    char colour = b[col][row];
    static int stackCol[400], stackRow[400];
    int size = 1;
    stackCol[0] = col;
    stackRow[0] = row;
    b[col][row] = '.';
    for (int k = 0; k < size; k++) {
        const int DX[4] = {-1, 1, 0, 0}, DY[4] = {0, 0, -1, 1};
        for (int d = 0; d < 4; d++) {
            int x = stackCol[k] + DX[d], y = stackRow[k] + DY[d];
            if (x < 0 || x >= int(b.size()) || y < 0 || y >= int(b[x].size()) || b[x][y] != colour) continue;
            b[x][y] = '.';
            stackCol[size] = x;
            stackRow[size++] = y;
        }
    }
    return size;
}

vector<Region> regions(const Board &board) {
    vector<Region> list;
    Board b = board;
    for (int col = 0; col < int(b.size()); col++)
        for (int row = 0; row < int(b[col].size()); row++)
            if (b[col][row] != '.') {
                char colour = b[col][row];
                int size = erase(b, col, row);
                list.push_back({col, row, size, colour});
            }
    return list;
}

Board without(Board b, const Region &r) {
    erase(b, r.col, r.row);
    for (string &column : b) column.erase(remove(column.begin(), column.end(), '.'), column.end());
    b.erase(remove(b.begin(), b.end(), string()), b.end());
    return b;
}

int points(int size) { return (size - 2) * (size - 2); }

int obstacle;  // một viên lẻ bị trừ bao nhiêu điểm khi ước lượng

// Ước lượng số điểm còn kiếm được: các miền như đang có, mỗi viên lẻ là một trở ngại.
int promise(const Board &b) {
    int sum = 0;
    for (const Region &r : regions(b)) sum += r.size == 1 ? -obstacle : points(r.size);
    return sum;
}

int bestScore = -1;
vector<Region> bestPlay;

// Mỗi số nước đi chỉ giữ width bảng hứa hẹn nhất; chỉ xóa màu spared khi không còn cách khác.
void beam(const Board &start, char spared, int width) {
    vector<vector<State>> layers(1);
    layers[0].push_back({start, 0, 0, -1, {0, 0, 0, '.'}});
    for (int depth = 0; !layers[depth].empty(); depth++) {
        vector<State> next;
        for (int i = 0; i < int(layers[depth].size()); i++) {
            const State &s = layers[depth][i];
            vector<Region> moves;
            bool other = false;
            for (const Region &r : regions(s.board))
                if (r.size >= 2) {
                    moves.push_back(r);
                    if (r.colour != spared) other = true;
                }
            for (const Region &r : moves) {
                if (other && r.colour == spared) continue;
                State t = {without(s.board, r), s.score + points(r.size), 0, i, r};
                t.value = t.score + promise(t.board);
                next.push_back(move(t));
            }
            if (!moves.empty()) continue;
            int total = s.score + (s.board.empty() ? 1000 : 0);
            if (total <= bestScore) continue;
            bestScore = total;
            bestPlay.clear();
            for (int d = depth, at = i; d > 0; d--) {
                bestPlay.push_back(layers[d][at].region);
                at = layers[d][at].parent;
            }
            reverse(bestPlay.begin(), bestPlay.end());
        }
        sort(next.begin(), next.end(), better);
        vector<State> kept;
        for (State &t : next)
            if (int(kept.size()) < width && (kept.empty() || kept.back().board != t.board)) kept.push_back(move(t));
        layers.push_back(move(kept));
    }
}

int main() {
    ifstream in("WBR.INP");
    int m, n;
    in >> m >> n;
    Board board(n);
    vector<string> rows(m);
    for (string &row : rows) in >> row;
    for (int i = m - 1; i >= 0; i--)
        for (int j = 0; j < n; j++) board[j] += rows[i][j];

    // Bảng càng lớn thì càng giữ ít, để đủ thời gian.
    long long cells = m * n;
    int width = int(max(1LL, min(2000LL, 1000000000LL / (cells * cells * cells))));
    for (int cost = 20; cost <= 60; cost += 20) {
        obstacle = cost;
        for (char spared : string(".WBR")) beam(board, spared, width);
    }

    ofstream out("WBR.OUT");
    int left = m * n;
    for (const Region &r : bestPlay) {
        out << r.colour << ' ' << r.row + 1 << ' ' << r.col + 1 << ' ' << r.size << ' ' << points(r.size) << '\n';
        left -= r.size;
    }
    out << bestScore << ' ' << left << '\n';
}
