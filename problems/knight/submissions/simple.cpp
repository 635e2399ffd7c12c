#include <algorithm>
#include <iostream>

int m, n, p, q;
int length[1002][1002];  // moves until the end: even where the player to move loses
const int DU[] = {-2, -2, -1, 1}, DV[] = {-1, 1, -2, -2};

bool inside(int i, int j) { return i >= 1 && i <= m && j >= 1 && j <= n; }

int main() {
    std::cin >> m >> n >> p >> q;
    for (int sum = 2; sum <= m + n; sum++)
        for (int i = std::max(1, sum - n); i <= m && i < sum; i++) {
            int j = sum - i;
            int win = 1 << 30, delay = 0;
            for (int d = 0; d < 4; d++)
                if (inside(i + DU[d], j + DV[d])) {
                    int moves = length[i + DU[d]][j + DV[d]] + 1;
                    if (moves % 2) win = std::min(win, moves);
                    else delay = std::max(delay, moves);
                }
            length[i][j] = win < 1 << 30 ? win : delay;
        }
    while (length[p][q] > 0) {
        for (int d = 3; d >= 0; d--) {
            int u = p + DU[d], v = q + DV[d];
            if (inside(u, v) && length[u][v] + 1 == length[p][q]) {
                p = u, q = v;
                break;
            }
        }
        std::cout << p << ' ' << q << std::endl;
        if (length[p][q] == 0 || !(std::cin >> p >> q)) break;
    }
}
