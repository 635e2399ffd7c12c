// Lỗi: trên bàn cờ lớn coi mọi ô của hàng cuối hay cột cuối có số hiệu chia 4 dư 1 là thua; ở chỗ
// tưởng mình thua thì đi nước bất kỳ.
#include <algorithm>
#include <iostream>

const int DU[] = {-2, -1, 1, -2}, DV[] = {-1, -2, -2, 1};
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

bool lost(int i, int j) {
    if ((i == m && m % 4 == 1) || (j == n && n % 4 == 1)) return true;
    return (i - 1) % 4 < 2 && (j - 1) % 4 < 2;
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
            if (is_small() ? length[u][v] + 1 == length[p][q] : lost(u, v)) good = d;
        }
        if (good < 0 || (!is_small() && lost(p, q))) good = any;
        p += DU[good], q += DV[good];
        std::cout << p << ' ' << q << std::endl;
        if ((p <= 2 && q <= 2) || !(std::cin >> p >> q)) break;
    }
}
