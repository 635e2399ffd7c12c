// Ghép k với 5 - k nhưng chỉ tìm nước thắng trong hàng: không bao giờ nhìn xem cột nào hoàn tất được.
#include <iostream>

int board[4][4];

int main() {
    int r, c, k;
    while (std::cin >> r >> c >> k) {
        r--, c--;
        board[r][c] = k;
        int empty = 0, sum = 0, place = 0;
        for (int i = 0; i < 4; i++) {
            sum += board[r][i];
            if (board[r][i] == 0) empty++, place = i;
        }
        bool win = empty == 1 && sum >= 6 && sum <= 9;
        int column = win ? place : c ^ 1;
        board[r][column] = win ? 10 - sum : 5 - k;
        std::cout << r + 1 << ' ' << column + 1 << ' ' << board[r][column];
        std::cout << (win ? " WIN" : "") << std::endl;
        if (win) break;
    }
}
