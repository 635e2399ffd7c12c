#include <iostream>
using namespace std;

int board[5][5];

bool wins(int r, int c, int k) {
    int row = k, column = k, inRow = 0, inColumn = 0;
    for (int i = 1; i <= 4; i++) {
        row += board[r][i];
        column += board[i][c];
        inRow += board[r][i] > 0;
        inColumn += board[i][c] > 0;
    }
    return (inRow == 3 && row == 10) || (inColumn == 3 && column == 10);
}

void think(int &r, int &c, int &k) {
    int pair = c % 2 == 1 ? c + 1 : c - 1;
    int row = r, number = 5 - k;
    for (int i = 1; i <= 4; i++)
        for (int j = 1; j <= 4; j++)
            for (int x = 1; x <= 4; x++)
                if (board[i][j] == 0 && wins(i, j, x)) row = i, pair = j, number = x;
    r = row, c = pair, k = number;
}

int main() {
    int r, c, k;
    bool over = false;
    while (!over && cin >> r >> c >> k) {
        board[r][c] = k;
        think(r, c, k);
        over = wins(r, c, k);
        board[r][c] = k;
        cout << r << ' ' << c << ' ' << k << (over ? " WIN" : "") << endl;
    }
}
