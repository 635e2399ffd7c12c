// Với mỗi ô và mỗi hướng trong bốn hướng, xem ba ô liên tiếp có cùng một loại quân không.
#include <cstdio>

char board[9][9];   // thêm viền trống quanh bàn cờ: hàng và cột từ 2 đến 6
char row[9];

bool hasLine(char player) {
    for (int i = 2; i <= 6; i++)
        for (int j = 2; j <= 6; j++) {
            if (board[i][j] != player) continue;
            if (board[i][j + 1] == player && board[i][j + 2] == player) return true;
            if (board[i + 1][j] == player && board[i + 2][j] == player) return true;
            if (board[i + 1][j + 1] == player && board[i + 2][j + 2] == player) return true;
            if (board[i + 1][j - 1] == player && board[i + 2][j - 2] == player) return true;
        }
    return false;
}

int main() {
    FILE *in = fopen("GAME25.INP", "r");
    FILE *out = fopen("GAME25.OUT", "w");
    int t;
    fscanf(in, "%d", &t);
    while (t--) {
        for (int i = 2; i <= 6; i++) {
            fscanf(in, "%5s", row);
            for (int j = 0; j < 5; j++) board[i][j + 2] = row[j];
        }
        bool a = hasLine('A'), b = hasLine('B');
        if (a && !b) fputs("A wins\n", out);
        else if (b && !a) fputs("B wins\n", out);
        else fputs("draw\n", out);
    }
}
