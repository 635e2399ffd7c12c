// Bàn cờ lớn: cho rằng hàng cuối là thua cả khi số hàng chia 4 dư 3.
#include <algorithm>
#include <iostream>

const int MAX = 1000, DU[] = {-2, -2, -1, 1}, DV[] = {-1, 1, -2, -2};
int m, n, p, q;
int length[MAX + 1][MAX + 1];  // số nước đến hết ván; chẵn là ô thua

bool inside(int u, int v) { return u >= 1 && u <= m && v >= 1 && v <= n; }

bool isSmall() { return m <= MAX && n <= MAX; }

// Bàn cờ lớn: ô thua suy ra từ quy luật của bảng nhỏ.
bool lost(int u, int v) {
    if (u == m && v == n && m % 4 == 0 && n % 4 == 0) return true;
    if (u == m && m % 2 == 1) return !(v == n - 1 && n % 4 == 1);
    if (v == n && n % 4 == 1) return !(u == m - 1 && m % 4 == 1);
    return (u - 1) % 4 < 2 && (v - 1) % 4 < 2;
}

void fillTable() {
    for (int sum = 2; sum <= m + n; sum++)
        for (int u = std::max(1, sum - n); u <= std::min(m, sum - 1); u++) {
            int v = sum - u, soonest = 0, latest = 0;
            for (int d = 0; d < 4; d++) {
                if (!inside(u + DU[d], v + DV[d])) continue;
                int k = length[u + DU[d]][v + DV[d]] + 1;
                if (k % 2 == 0) latest = std::max(latest, k);
                else if (soonest == 0 || k < soonest) soonest = k;
            }
            length[u][v] = soonest > 0 ? soonest : latest;
        }
}

// Nước nên đi: -1 nếu không đi được.
int choose() {
    int found = -1;
    for (int d = 3; d >= 0; d--) {
        int u = p + DU[d], v = q + DV[d];
        if (!inside(u, v)) continue;
        if (found < 0) found = d;
        if (isSmall() ? length[u][v] + 1 == length[p][q] : lost(u, v)) return d;
    }
    return found;
}

int main() {
    std::cin >> m >> n >> p >> q;
    if (isSmall()) fillTable();
    for (int d = choose(); d >= 0; d = choose()) {
        p += DU[d];
        q += DV[d];
        std::cout << p << ' ' << q << std::endl;
        // đối thủ không đi được nữa, hoặc đã bỏ cuộc
        if (choose() < 0 || !(std::cin >> p >> q)) break;
    }
}
