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

vector<vector<int>> rays[800];  // các hướng đi từ một ô, mỗi hướng là các ô lướt qua
vector<char> hit[2][800];        // 0: các ô vua khống chế, 1: các ô hậu khống chế
vector<vector<int>> before;      // các thế đi tới thế này bằng một nước
vector<int> moves, depth, waiting;

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
        for (int from = 0; from < cells; from++) {
            rays[from].clear();
            for (int who = 0; who < 2; who++) hit[who][from].assign(cells, 0);
            for (int dx = -1; dx <= 1; dx++)
                for (int dy = -1; dy <= 1; dy++) {
                    vector<int> ray;
                    if (dx == 0 && dy == 0) continue;
                    for (int to = step(from, dx, dy); to >= 0; to = step(to, dx, dy)) {
                        if (ray.empty()) hit[0][from][to] = 1;
                        hit[1][from][to] = 1;
                        ray.push_back(to);
                    }
                    if (!ray.empty()) rays[from].push_back(ray);
                }
        }
        // Thế cờ: 2 * (vua * cells + hậu) + (1 nếu hậu sắp đi).
        int size = 2 * cells * cells;
        if ((int)before.size() < size) before.resize(size);
        for (int p = 0; p < size; p++) before[p].clear();
        moves.assign(size, 0);
        depth.assign(size, -1);
        waiting.clear();
        for (int king = 0; king < cells; king++)
            for (int queen = 0; queen < cells; queen++) {
                if (king == queen) continue;
                int p = 2 * (king * cells + queen);
                for (const vector<int> &ray : rays[king]) {
                    int to = ray[0];
                    if (to == queen || hit[1][queen][to]) continue;
                    before[2 * (to * cells + queen) + 1].push_back(p);
                    moves[p]++;
                }
                for (const vector<int> &ray : rays[queen])
                    for (int to : ray) {
                        if (to == king) break;
                        if (hit[0][king][to]) continue;
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
