// Phân tích ngược trên các thế cờ (ô của vua, ô của hậu, ai đi).
#include <fstream>
#include <queue>
#include <set>
#include <vector>
using namespace std;

const bool ROOK = false;   // rule rook
const int REACH = 1000000; // rule reach
const bool KING = false;   // rule king
const bool MISERE = false; // rule misere

int n;
set<pair<int, int>> black; // vách và hai đầu vách, trên bàn cờ phóng to hai lần

// Các ô mà một quân ở ô c khống chế, đi xa nhất reach ô, có thể bị quân ở ô other chặn. Ô (x, y) có số 2y + x.
vector<int> attacked(int c, int other, int reach, bool straight) {
    vector<int> cells;
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++) {
            if ((dx == 0 && dy == 0) || (straight && dx != 0 && dy != 0)) continue;
            int x = c % 2, y = c / 2;
            for (int step = 0; step < reach; step++) {
                int x2 = x + dx, y2 = y + dy;
                if (x2 < 0 || x2 > 1 || y2 < 0 || y2 >= n || black.count({x + x2, y + y2})) break;
                x = x2;
                y = y2;
                cells.push_back(2 * y + x);
                if (2 * y + x == other) break;
            }
        }
    return cells;
}

int main() {
    ifstream in("QUEEN.INP");
    ofstream out("QUEEN.OUT");
    int m;
    while (in >> n >> m) {
        black.clear();
        while (m--) {
            int x1, y1, x2, y2;
            in >> x1 >> y1 >> x2 >> y2;
            int x = x1 + x2 - 2, y = y1 + y2 - 2;
            black.insert({x, y});
            for (int d : {-1, 1}) black.insert(x1 == x2 ? make_pair(x + d, y) : make_pair(x, y + d));
        }
        int cells = 2 * n, size = cells * cells * 2;
        auto number = [&](int king, int queen, int turn) { return (king * cells + queen) * 2 + turn; };
        vector<set<int>> near(cells);
        for (int c = 0; c < cells; c++)
            for (int to : attacked(c, -1, 1, KING)) near[c].insert(to);
        vector<vector<int>> before(size);
        vector<int> left(size, 0), result(size, 0), length(size, 0);
        for (int king = 0; king < cells; king++)
            for (int queen = 0; queen < cells; queen++) {
                if (king == queen) continue;
                for (int to : near[king]) { // vua đi
                    set<int> danger;
                    for (int c : attacked(queen, to, REACH, ROOK)) danger.insert(c);
                    if (to == queen || danger.count(to)) continue;
                    before[number(to, queen, 1)].push_back(number(king, queen, 0));
                    left[number(king, queen, 0)]++;
                }
                for (int to : attacked(queen, king, REACH, ROOK)) { // hậu đi
                    if (to == king || near[king].count(to)) continue;
                    before[number(king, to, 0)].push_back(number(king, queen, 1));
                    left[number(king, queen, 1)]++;
                }
            }

        // 1: người sắp đi thắng, 2: thua, 0: hòa. Lan theo số nước đi tăng dần từ các thế hết nước đi.
        queue<int> decided;
        for (int at = 0; at < size; at++)
            if (left[at] == 0) {
                result[at] = MISERE ? 1 : 2;
                decided.push(at);
            }
        while (!decided.empty()) {
            int at = decided.front();
            decided.pop();
            for (int from : before[at]) {
                if (result[from] != 0) continue;
                left[from]--;
                if (result[at] == 2 || left[from] == 0) {
                    result[from] = 3 - result[at];
                    length[from] = length[at] + 1;
                    decided.push(from);
                }
            }
        }
        int start = number(0, cells - 1, 0);
        if (result[start] == 0)
            out << "DRAW\n";
        else
            out << (result[start] == 1 ? "KING" : "QUEEN") << " WINS\n" << length[start] << '\n';
    }
}
