// Sai: không bao giờ xả bộ đệm, nên đối thủ không nhận được nước đi nào.
#include <iostream>

int board[4][4];

// Điền k vào ô (r, c) có thắng ngay không?
bool wins(int r, int c, int k) {
    int rowSum = k, columnSum = k, rowFree = 0, columnFree = 0;
    for (int i = 0; i < 4; i++) {
        rowSum += board[r][i];
        columnSum += board[i][c];
        if (board[r][i] == 0) rowFree++;
        if (board[i][c] == 0) columnFree++;
    }
    return (rowFree == 1 && rowSum == 10) || (columnFree == 1 && columnSum == 10);
}

void fill(int r, int c, int k) {
    board[r][c] = k;
    std::cout << r + 1 << ' ' << c + 1 << ' ' << k;
}

bool winNow() {
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            for (int k = 1; k <= 4; k++)
                if (board[r][c] == 0 && wins(r, c, k)) {
                    fill(r, c, k);
                    std::cout << " WIN\n";
                    return true;
                }
    return false;
}

int main() {
    std::cin.tie(nullptr);  // nếu không, đọc từ cin tự xả cout
    int r, c, k;
    while (std::cin >> r >> c >> k) {
        r--, c--;
        board[r][c] = k;
        if (winNow()) break;
        // cột 1 và 2 là một cặp, cột 3 và 4 là một cặp
        fill(r, c % 2 == 0 ? c + 1 : c - 1, 5 - k);
        std::cout << '\n';
    }
}
