// Lưu mọi nước đi thành đồ thị rồi đi ngược từ những thế không còn nước đi: đủ bộ nhớ cho 50 cột.
#include <fstream>
#include <vector>
using namespace std;

int n, cells;
bool below[400], right_[2][400];

// Ô kề theo hướng (dx, dy), hoặc -1 nếu ra ngoài bàn hay vướng vách.
int step(int cell, int dx, int dy) {
    int x = cell / n, y = cell % n, left = dy < 0 ? y - 1 : y;
    if (x + dx < 0 || x + dx > 1 || y + dy < 0 || y + dy >= n) return -1;
    bool wall;
    if (dx == 0) wall = right_[x][left];
    else if (dy == 0) wall = below[y];
    else wall = below[left] || below[left + 1] || right_[0][left] || right_[1][left];
    return wall ? -1 : (x + dx) * n + y + dy;
}

// Các ô mà một quân khống chế; blocker là ô của quân kia nếu nó chắn đường, -1 nếu không.
vector<int> reach(int from, bool far, int blocker) {
    vector<int> result;
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++) {
            if (dx == 0 && dy == 0) continue;
            for (int to = step(from, dx, dy); to >= 0 && to != blocker; to = step(to, dx, dy)) {
                result.push_back(to);
                if (!far) break;
            }
        }
    return result;
}

int main() {
    ifstream fin("QUEEN.INP");
    ofstream fout("QUEEN.OUT");
    for (int m; fin >> n >> m;) {
        cells = 2 * n;
        for (int y = 0; y < n; y++) below[y] = right_[0][y] = right_[1][y] = false;
        for (int x1, y1, x2, y2; m-- > 0;) {
            fin >> x1 >> y1 >> x2 >> y2;
            if (x1 != x2) below[y1 - 1] = true;
            else right_[x1 - 1][min(y1, y2) - 1] = true;
        }
        vector<vector<char>> hit[2];  // 0: vua khống chế, 1: hậu khống chế
        for (int who = 0; who < 2; who++) {
            hit[who].assign(cells, vector<char>(cells));
            for (int from = 0; from < cells; from++)
                for (int to : reach(from, who == 1, -1)) hit[who][from][to] = true;
        }
        // Thế cờ: 2 * (vua * cells + hậu) + (1 nếu hậu sắp đi).
        vector<vector<int>> before(2 * cells * cells);
        vector<int> moves(2 * cells * cells), depth(2 * cells * cells, -1), waiting;
        for (int king = 0; king < cells; king++)
            for (int queen = 0; queen < cells; queen++) {
                if (king == queen) continue;
                int p = 2 * (king * cells + queen);
                for (int to : reach(king, false, queen))
                    if (!hit[1][queen][to]) {
                        before[2 * (to * cells + queen) + 1].push_back(p);
                        moves[p]++;
                    }
                for (int to : reach(queen, true, king))
                    if (!hit[0][king][to]) {
                        before[2 * (king * cells + to)].push_back(p + 1);
                        moves[p + 1]++;
                    }
                for (int q : {p, p + 1})
                    if (moves[q] == 0) depth[q] = 0, waiting.push_back(q);
            }
        for (size_t i = 0; i < waiting.size(); i++) {
            int p = waiting[i];
            for (int q : before[p])
                if (depth[q] < 0 && (depth[p] % 2 == 0 || --moves[q] == 0)) {
                    depth[q] = depth[p] + 1;
                    waiting.push_back(q);
                }
        }
        int result = depth[2 * (cells - 1)];
        if (result < 0) fout << "DRAW\n";
        else fout << (result % 2 == 0 ? "QUEEN" : "KING") << " WINS\n" << result << '\n';
    }
}
