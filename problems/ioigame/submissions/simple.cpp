// Tô màu xen kẽ các vị trí rồi chỉ lấy các số thuộc màu có tổng lớn hơn.
#include <fstream>
#include <iostream>
#include <vector>

int main() {
    std::ifstream in("IOIGAME.INP");
    int n;
    in >> n;
    std::vector<long long> a(n);
    long long tong[2] = {0, 0};
    for (int i = 0; i < n; i++) {
        in >> a[i];
        tong[i % 2] += a[i];
    }
    int mau = tong[1] > tong[0] ? 1 : 0;
    int trai = 0, phai = n - 1;
    long long cuaToi = 0, cuaBan = 0;
    while (trai < phai) {
        // độ dài chẵn nên hai đầu luôn khác màu
        if (trai % 2 == mau) {
            std::cout << 'L' << std::endl;
            cuaToi += a[trai++];
        } else {
            std::cout << 'R' << std::endl;
            cuaToi += a[phai--];
        }
        char dap;
        if (!(std::cin >> dap)) return 0;
        cuaBan += dap == 'L' ? a[trai++] : a[phai--];
    }
    std::ofstream out("IOIGAME.OUT");
    out << cuaToi << ' ' << cuaBan << '\n';
}
