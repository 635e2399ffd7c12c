// Lỗi: biết ai thắng, nhưng đi nước thắng đầu tiên thay vì nước thắng nhanh nhất.
#include <algorithm>
#include <iostream>

int m, n, p, q;
bool won[1001][1001];
const int DU[] = {1, -1, -2, -2}, DV[] = {-2, -2, 1, -1};

bool inside(int i, int j) { return i >= 1 && i <= m && j >= 1 && j <= n; }

int main() {
    std::cin >> m >> n >> p >> q;
    for (int sum = 2; sum <= m + n; sum++)
        for (int i = std::max(1, sum - n); i <= m && i < sum; i++)
            for (int d = 0; d < 4; d++) {
                int u = i + DU[d], v = sum - i + DV[d];
                if (inside(u, v) && !won[u][v]) won[i][sum - i] = true;
            }
    while (p > 2 || q > 2) {
        int best = -1;
        for (int d = 0; d < 4; d++) {
            int u = p + DU[d], v = q + DV[d];
            if (inside(u, v) && (best < 0 || !won[u][v])) best = d;
        }
        p += DU[best], q += DV[best];
        std::cout << p << ' ' << q << std::endl;
        if ((p <= 2 && q <= 2) || !(std::cin >> p >> q)) break;
    }
}
