// Lỗi: cộng bằng số 32 bit, đủ ở giới hạn gốc nhưng tràn ở giới hạn nâng cao.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

int n;
std::vector<int> a, hon;
std::vector<std::vector<bool>> trai;  // trai[i][j]: nên lấy đầu trái của đoạn a[i..j)

int main() {
    std::ifstream in("IOIGAME.INP");
    in >> n;
    a.resize(n);
    for (auto &x : a) in >> x;
    hon.assign(n + 1, 0);
    trai.assign(n, std::vector<bool>(n + 1));
    // hon[i]: người đi trên đoạn bắt đầu từ i còn lấy được hơn người kia bao nhiêu,
    // tính lần lượt cho các đoạn dài 1, 2, ..., n
    for (int dai = 1; dai <= n; dai++)
        for (int i = 0; i + dai <= n; i++) {
            int layTrai = a[i] - hon[i + 1];
            int layPhai = a[i + dai - 1] - hon[i];
            trai[i][i + dai] = layTrai >= layPhai;
            hon[i] = std::max(layTrai, layPhai);
        }

    int i = 0, j = n;
    int cuaToi = 0, cuaBan = 0;
    while (i < j) {
        if (trai[i][j]) {
            std::cout << 'L' << std::endl;
            cuaToi += a[i++];
        } else {
            std::cout << 'R' << std::endl;
            cuaToi += a[--j];
        }
        char dap;
        if (!(std::cin >> dap)) return 0;
        cuaBan += dap == 'L' ? a[i++] : a[--j];
    }
    std::ofstream out("IOIGAME.OUT");
    out << cuaToi << ' ' << cuaBan << '\n';
}
