// Chỉ lập bảng: đủ cho giới hạn gốc.
#include <algorithm>
#include <iostream>

int m, n, p, q;
int dai[1002][1002];  // số nước đến hết ván; chẵn là ô thua
const int DU[] = {-2, -2, -1, 1}, DV[] = {-1, 1, -2, -2};

bool trong(int u, int v) { return u >= 1 && u <= m && v >= 1 && v <= n; }

int main() {
    std::cin >> m >> n >> p >> q;
    for (int tong = 2; tong <= m + n; tong++)
        for (int u = std::max(1, tong - n); u <= m && u < tong; u++) {
            int v = tong - u, nhanh = 1 << 30, cham = 0;
            for (int d = 0; d < 4; d++)
                if (trong(u + DU[d], v + DV[d])) {
                    int k = dai[u + DU[d]][v + DV[d]] + 1;
                    if (k % 2) nhanh = std::min(nhanh, k);
                    else cham = std::max(cham, k);
                }
            dai[u][v] = nhanh < 1 << 30 ? nhanh : cham;
        }
    while (dai[p][q] > 0) {
        for (int d = 3; d >= 0; d--) {
            int u = p + DU[d], v = q + DV[d];
            if (trong(u, v) && dai[u][v] + 1 == dai[p][q]) {
                p = u, q = v;
                break;
            }
        }
        std::cout << p << ' ' << q << std::endl;
        if (dai[p][q] == 0 || !(std::cin >> p >> q)) break;
    }
}
