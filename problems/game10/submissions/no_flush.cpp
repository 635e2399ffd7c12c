// Sai: không bao giờ xả bộ đệm, nên đối thủ không nhận được nước đi nào.
#include <iostream>

int bang[4][4];

// Điền k vào ô (r, c) có thắng ngay không?
bool thang(int r, int c, int k) {
    int tongHang = k, tongCot = k, trongHang = 0, trongCot = 0;
    for (int i = 0; i < 4; i++) {
        tongHang += bang[r][i];
        tongCot += bang[i][c];
        if (bang[r][i] == 0) trongHang++;
        if (bang[i][c] == 0) trongCot++;
    }
    return (trongHang == 1 && tongHang == 10) || (trongCot == 1 && tongCot == 10);
}

void dien(int r, int c, int k) {
    bang[r][c] = k;
    std::cout << r + 1 << ' ' << c + 1 << ' ' << k;
}

bool thangNgay() {
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            for (int k = 1; k <= 4; k++)
                if (bang[r][c] == 0 && thang(r, c, k)) {
                    dien(r, c, k);
                    std::cout << " WIN\n";
                    return true;
                }
    return false;
}

int main() {
    std::cin.tie(nullptr);  // nếu không, đọc từ cin tự xả cout
    int r, c, k;
    while (std::cin >> r >> c >> k) {
        r--, c--;
        bang[r][c] = k;
        if (thangNgay()) break;
        // cột 1 và 2 là một cặp, cột 3 và 4 là một cặp
        dien(r, c % 2 == 0 ? c + 1 : c - 1, 5 - k);
        std::cout << '\n';
    }
}
