// Đúng, nhưng trước mỗi nước đi lại duyệt mọi diễn biến của ván chơi.
#include <algorithm>
#include <iostream>

int m, n, p, q;
const int DU[] = {-2, -2, -1, 1}, DV[] = {-1, 1, -2, -2};

bool inside(int i, int j) { return i >= 1 && i <= m && j >= 1 && j <= n; }

// Moves until the end: even where the player to move loses.
int length(int i, int j) {
    int win = 1 << 30, delay = 0;
    for (int d = 0; d < 4; d++)
        if (inside(i + DU[d], j + DV[d])) {
            int moves = length(i + DU[d], j + DV[d]) + 1;
            if (moves % 2) win = std::min(win, moves);
            else delay = std::max(delay, moves);
        }
    return win < 1 << 30 ? win : delay;
}

int main() {
    std::cin >> m >> n >> p >> q;
    while (p > 2 || q > 2) {
        int wanted = length(p, q) - 1;
        for (int d = 0; d < 4; d++)
            if (inside(p + DU[d], q + DV[d]) && length(p + DU[d], q + DV[d]) == wanted) {
                p += DU[d], q += DV[d];
                break;
            }
        std::cout << p << ' ' << q << std::endl;
        if ((p <= 2 && q <= 2) || !(std::cin >> p >> q)) break;
    }
}
