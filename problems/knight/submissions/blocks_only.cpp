// Lỗi: trên bàn cờ lớn chỉ biết các khối hai nhân hai ô thua, không biết các cạnh trên làm thay
// đổi những gì; khi không có nước nào tới một khối thì đi nước đầu tiên.
#include <algorithm>
#include <iostream>

const int DU[] = {-2, -1, -2, 1}, DV[] = {-1, -2, 1, -2};
int m, n, p, q, length[1001][1001];

bool inside(int i, int j) { return i >= 1 && i <= m && j >= 1 && j <= n; }

bool is_small() { return m <= 1000 && n <= 1000; }

void fill() {
    for (int sum = 2; sum <= m + n; sum++)
        for (int i = std::max(1, sum - n); i <= m && i < sum; i++) {
            int j = sum - i, win = 1 << 30, delay = 0;
            for (int d = 0; d < 4; d++) {
                if (!inside(i + DU[d], j + DV[d])) continue;
                int moves = length[i + DU[d]][j + DV[d]] + 1;
                if (moves % 2) win = std::min(win, moves);
                else delay = std::max(delay, moves);
            }
            length[i][j] = win < 1 << 30 ? win : delay;
        }
}

int main() {
    std::cin >> m >> n >> p >> q;
    if (is_small()) fill();
    while (p > 2 || q > 2) {
        int any = -1, good = -1;
        for (int d = 0; d < 4; d++) {
            int u = p + DU[d], v = q + DV[d];
            if (!inside(u, v)) continue;
            if (any < 0) any = d;
            if (is_small() ? length[u][v] + 1 == length[p][q]
                           : (u - 1) % 4 < 2 && (v - 1) % 4 < 2)
                good = d;
        }
        if (good < 0) good = any;
        p += DU[good], q += DV[good];
        std::cout << p << ' ' << q << std::endl;
        if ((p <= 2 && q <= 2) || !(std::cin >> p >> q)) break;
    }
}
