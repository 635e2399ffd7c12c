// Xét các hàng, cột và đường chéo đi xuống bên phải, nhưng bỏ các đường chéo kia.
#include <fstream>
#include <string>

static std::string board[7];

static bool reaches(char player) {
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++)
            for (auto [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}})
                if (board[i][j] == player && board[i + down][j + right] == player &&
                    board[i + 2 * down][j + 2 * right] == player)
                    return true;
    return false;
}

int main() {
    std::ifstream in("GAME25.INP");
    std::ofstream out("GAME25.OUT");
    int t;
    in >> t;
    board[5] = board[6] = ".......";
    while (t--) {
        for (int i = 0; i < 5; i++) {
            in >> board[i];
            board[i] += "..";
        }
        bool a = reaches('A'), b = reaches('B');
        out << (a == b ? "draw" : a ? "A wins" : "B wins") << '\n';
    }
}
