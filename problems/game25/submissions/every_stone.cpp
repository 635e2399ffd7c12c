// Theo đúng lời tài liệu: mọi viên sỏi của một người phải nằm trong một dãy ba thẳng hàng của
// người đó.
#include <fstream>
#include <string>

static std::string board[5];

static bool reaches(char player) {
    bool good[5][5] = {};
    const int dr[] = {0, 1, 1, 1}, dc[] = {1, 0, 1, -1};
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++)
            for (int d = 0; d < 4; d++) {
                int r = i + 2 * dr[d], c = j + 2 * dc[d];
                if (r >= 5 || c < 0 || c >= 5) continue;
                bool line = true;
                for (int s = 0; s < 3; s++) line = line && board[i + s * dr[d]][j + s * dc[d]] == player;
                for (int s = 0; line && s < 3; s++) good[i + s * dr[d]][j + s * dc[d]] = true;
            }
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++)
            if (board[i][j] == player && !good[i][j]) return false;
    return true;
}

int main() {
    std::ifstream in("GAME25.INP");
    std::ofstream out("GAME25.OUT");
    int t;
    in >> t;
    while (t--) {
        for (auto &row : board) in >> row;
        bool a = reaches('A'), b = reaches('B');
        out << (a == b ? "draw" : a ? "A wins" : "B wins") << '\n';
    }
}
