// Bàn cờ lớn: cho rằng hàng cuối là thua cả khi số hàng chia 4 dư 3.
#include <algorithm>
#include <iostream>

const int MAX = 1000, DU[] = {-2, -2, -1, 1}, DV[] = {-1, 1, -2, -2};
int m, n, p, q;
int dai[MAX + 1][MAX + 1];  // số nước đến hết ván; chẵn là ô thua

bool trong(int u, int v) { return u >= 1 && u <= m && v >= 1 && v <= n; }

bool bangNho() { return m <= MAX && n <= MAX; }

// Bàn cờ lớn: ô thua suy ra từ quy luật của bảng nhỏ.
bool thua(int u, int v) {
    if (u == m && v == n && m % 4 == 0 && n % 4 == 0) return true;
    if (u == m && m % 2 == 1) return !(v == n - 1 && n % 4 == 1);
    if (v == n && n % 4 == 1) return !(u == m - 1 && m % 4 == 1);
    return (u - 1) % 4 < 2 && (v - 1) % 4 < 2;
}

void lapBang() {
    for (int tong = 2; tong <= m + n; tong++)
        for (int u = std::max(1, tong - n); u <= std::min(m, tong - 1); u++) {
            int v = tong - u, nhanh = 0, cham = 0;
            for (int d = 0; d < 4; d++) {
                if (!trong(u + DU[d], v + DV[d])) continue;
                int k = dai[u + DU[d]][v + DV[d]] + 1;
                if (k % 2 == 0) cham = std::max(cham, k);
                else if (nhanh == 0 || k < nhanh) nhanh = k;
            }
            dai[u][v] = nhanh > 0 ? nhanh : cham;
        }
}

// Nước nên đi: -1 nếu không đi được.
int chon() {
    int nuoc = -1;
    for (int d = 3; d >= 0; d--) {
        int u = p + DU[d], v = q + DV[d];
        if (!trong(u, v)) continue;
        if (nuoc < 0) nuoc = d;
        if (bangNho() ? dai[u][v] + 1 == dai[p][q] : thua(u, v)) return d;
    }
    return nuoc;
}

int main() {
    std::cin >> m >> n >> p >> q;
    if (bangNho()) lapBang();
    for (int d = chon(); d >= 0; d = chon()) {
        p += DU[d];
        q += DV[d];
        std::cout << p << ' ' << q << std::endl;
        // đối phương không đi được nữa, hoặc đã bỏ cuộc
        if (chon() < 0 || !(std::cin >> p >> q)) break;
    }
}
