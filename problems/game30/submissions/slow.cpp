// Chậm: thử mọi cách đi của cả hai người.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

int n;
vector<string> board;

// Các ô trống kề với ô cell.
vector<int> around(int cell) {
    vector<int> list;
    int x = cell / n, y = cell % n;
    if (x > 0 && board[x - 1][y] != '#') list.push_back(cell - n);
    if (y > 0 && board[x][y - 1] != '#') list.push_back(cell - 1);
    if (y + 1 < n && board[x][y + 1] != '#') list.push_back(cell + 1);
    if (x + 1 < n && board[x + 1][y] != '#') list.push_back(cell + n);
    return list;
}

// 1: người sắp đi thắng trong k nước nữa, -1: thua, 0: chưa biết.
int result(int me, int other, int my_goal, int other_goal, int k) {
    if (other == other_goal) return -1;
    if (k == 0) return 0;
    vector<int> ends;
    for (int to : around(me))
        if (to != other || to == my_goal) ends.push_back(to);
        else
            for (int on : around(to)) ends.push_back(on);  // bước qua ô của đối thủ
    int best = -1;
    for (int to : ends) {
        best = max(best, -result(other, to, other_goal, my_goal, k - 1));
        if (best == 1) break;
    }
    return best;
}

int main() {
    ifstream in("GAME30.INP");
    ofstream out("GAME30.OUT");
    int tests;
    in >> tests;
    while (tests-- > 0) {
        in >> n;
        board.resize(n);
        int a = 0, b = 0;
        for (int x = 0; x < n; x++) {
            in >> board[x];
            for (int y = 0; y < n; y++) {
                if (board[x][y] == 'A') a = x * n + y;
                if (board[x][y] == 'B') b = x * n + y;
            }
        }
        int winner = 0;
        for (int k = 1; winner == 0; k++) winner = result(a, b, b, a, k);
        out << (winner == 1 ? "A\n" : "B\n");
    }
}
