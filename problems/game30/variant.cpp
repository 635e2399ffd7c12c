// Phân tích ngược trên các thế cờ (ô của người sắp đi, ô của người kia, ai sắp đi).
#include <fstream>
#include <queue>
#include <set>
#include <string>
#include <vector>
using namespace std;

const bool EIGHT = false;    // rule eight
const bool ROUND = false;    // rule round
const bool STRAIGHT = false; // rule straight
const bool NEVER = false;    // rule never

int n;
vector<string> board;

// Ô trống cách ô at một bước theo hướng (dx, dy), hoặc -1.
int step(int at, int dx, int dy) {
    int x = at / n + dx, y = at % n + dy;
    if (ROUND) {
        x = (x + n) % n;
        y = (y + n) % n;
    }
    if (x < 0 || x >= n || y < 0 || y >= n || board[x][y] == '#') return -1;
    return x * n + y;
}

// Các ô mà người ở mine tới được trong một lượt; người kia ở theirs, đích là goal.
set<int> moves(int mine, int theirs, int goal) {
    set<int> ends;
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++) {
            if ((dx == 0 && dy == 0) || (!EIGHT && dx != 0 && dy != 0)) continue;
            int to = step(mine, dx, dy);
            if (to < 0 || (NEVER && to == theirs)) continue;
            if (to != theirs || to == goal) {
                ends.insert(to);
                continue;
            }
            for (int ex = -1; ex <= 1; ex++)
                for (int ey = -1; ey <= 1; ey++) {
                    if ((ex == 0 && ey == 0) || (!EIGHT && ex != 0 && ey != 0)) continue;
                    if (STRAIGHT && (ex != dx || ey != dy)) continue;
                    int next = step(to, ex, ey);
                    if (next >= 0) ends.insert(next);
                }
        }
    return ends;
}

int main() {
    ifstream in("GAME30.INP");
    ofstream out("GAME30.OUT");
    int t;
    in >> t;
    while (t--) {
        in >> n;
        board.resize(n);
        int home[2];
        for (int x = 0; x < n; x++) {
            in >> board[x];
            for (int y = 0; y < n; y++)
                if (board[x][y] == 'A' || board[x][y] == 'B') home[board[x][y] - 'A'] = x * n + y;
        }
        int cells = n * n, size = cells * cells * 2;
        auto number = [&](int mine, int theirs, int turn) { return (mine * cells + theirs) * 2 + turn; };
        vector<vector<int>> before(size);
        vector<int> left(size, 0), result(size, 0); // 1: người sắp đi thắng, 2: thua, 0: hòa
        queue<int> decided;
        for (int mine = 0; mine < cells; mine++)
            for (int theirs = 0; theirs < cells; theirs++)
                for (int turn = 0; turn < 2; turn++) {
                    int at = number(mine, theirs, turn);
                    // Người kia đã tới nơi xuất phát của người sắp đi thì không còn nước nào.
                    if (theirs != home[turn])
                        for (int to : moves(mine, theirs, home[1 - turn])) {
                            before[number(theirs, to, 1 - turn)].push_back(at);
                            left[at]++;
                        }
                    if (left[at] == 0) {
                        result[at] = 2;
                        decided.push(at);
                    }
                }
        while (!decided.empty()) {
            int at = decided.front();
            decided.pop();
            for (int from : before[at]) {
                if (result[from] != 0) continue;
                left[from]--;
                if (result[at] == 2 || left[from] == 0) {
                    result[from] = 3 - result[at];
                    decided.push(from);
                }
            }
        }
        out << "=AB"[result[number(home[0], home[1], 0)]] << '\n';
    }
}
