#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

int n;
std::vector<long long> a;
std::vector<std::vector<long long>> hon;  // hon[i][j]: người đi trên đoạn a[i..j) lấy được hơn người kia bao nhiêu

int main() {
    std::ifstream in("IOIGAME.INP");
    in >> n;
    a.resize(n);
    for (auto &x : a) in >> x;
    hon.assign(n + 1, std::vector<long long>(n + 1));
    for (int i = n - 1; i >= 0; i--)
        for (int j = i + 1; j <= n; j++) hon[i][j] = std::max(a[i] - hon[i + 1][j], a[j - 1] - hon[i][j - 1]);

    int i = 0, j = n;
    long long cuaToi = 0, cuaBan = 0;
    while (i < j) {
        if (hon[i][j] == a[i] - hon[i + 1][j]) {
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
