// Chỉ lập bảng: đủ cho giới hạn gốc.
#include <algorithm>
#include <iostream>

int m, n, p, q;
int length[1002][1002];  // số nước đến hết ván; chẵn là ô thua
const int DU[] = {-2, -2, -1, 1}, DV[] = {-1, 1, -2, -2};

bool inside(int u, int v) { return u >= 1 && u <= m && v >= 1 && v <= n; }

int main() {
    std::cin >> m >> n >> p >> q;
    for (int sum = 2; sum <= m + n; sum++)
        for (int u = std::max(1, sum - n); u <= m && u < sum; u++) {
            int v = sum - u, soonest = 1 << 30, latest = 0;
            for (int d = 0; d < 4; d++)
                if (inside(u + DU[d], v + DV[d])) {
                    int k = length[u + DU[d]][v + DV[d]] + 1;
                    if (k % 2) soonest = std::min(soonest, k);
                    else latest = std::max(latest, k);
                }
            length[u][v] = soonest < 1 << 30 ? soonest : latest;
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
