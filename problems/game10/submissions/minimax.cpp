// Đúng, nhưng trước mỗi nước đi lại duyệt mọi diễn biến của ván chơi.
#include <iostream>

int board[5][5], empty = 16;

bool completes(int r, int c) {
    int row = 0, column = 0, rows = 0, columns = 0;
    for (int i = 1; i <= 4; i++) {
        row += board[r][i], rows += board[r][i] > 0;
        column += board[i][c], columns += board[i][c] > 0;
    }
    return (rows == 4 && row == 10) || (columns == 4 && column == 10);
}

// 1 nếu người sắp đi thắng, 0 nếu hòa, -1 nếu thua; nước đi tốt nhất ghi vào best[].
int value(int best[3]) {
    if (empty == 0) return 0;
    int most = -2;
    for (int r = 1; r <= 4; r++)
        for (int c = 1; c <= 4; c++)
            for (int k = 1; k <= 4 && most < 1; k++) {
                if (board[r][c]) continue;
                board[r][c] = k, empty--;
                int ignored[3];
                int found = completes(r, c) ? 1 : -value(ignored);
                board[r][c] = 0, empty++;
                if (found > most) most = found, best[0] = r, best[1] = c, best[2] = k;
            }
    return most;
}

int main() {
    int r, c, k, best[3];
    while (std::cin >> r >> c >> k) {
        board[r][c] = k, empty--;
        value(best);
        board[best[0]][best[1]] = best[2], empty--;
        bool win = completes(best[0], best[1]);
        std::cout << best[0] << ' ' << best[1] << ' ' << best[2] << (win ? " WIN" : "") << std::endl;
        if (win) break;
    }
}
