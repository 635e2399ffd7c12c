// Lỗi: trả lời 5 - k ở ô trống trái nhất của hàng.
#include <iostream>

int board[5][5];

bool completes(int r, int c, int k) {
    board[r][c] = k;
    int row = 0, column = 0, rows = 0, columns = 0;
    for (int i = 1; i <= 4; i++) {
        row += board[r][i], rows += board[r][i] > 0;
        column += board[i][c], columns += board[i][c] > 0;
    }
    board[r][c] = 0;
    return (rows == 4 && row == 10) || (columns == 4 && column == 10);
}

void say(int r, int c, int k, bool win) {
    board[r][c] = k;
    std::cout << r << ' ' << c << ' ' << k << (win ? " WIN" : "") << std::endl;
}

bool answer(int row, int number) {
    for (int r = 1; r <= 4; r++)
        for (int c = 1; c <= 4; c++)
            for (int k = 1; k <= 4; k++)
                if (!board[r][c] && completes(r, c, k)) return say(r, c, k, true), true;
    for (int c = 1; c <= 4; c++)
        if (!board[row][c]) return say(row, c, 5 - number, false), false;
    return true;
}

int main() {
    int r, c, k;
    while (std::cin >> r >> c >> k) {
        board[r][c] = k;
        if (answer(r, k)) break;
    }
}
