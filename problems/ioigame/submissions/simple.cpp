// Tô màu xen kẽ các vị trí rồi chỉ lấy các số thuộc màu có tổng lớn hơn.
#include <fstream>
#include <iostream>
#include <vector>

int main() {
    std::ifstream in("IOIGAME.INP");
    int n;
    in >> n;
    std::vector<long long> a(n);
    long long sum[2] = {0, 0};
    for (int i = 0; i < n; i++) {
        in >> a[i];
        sum[i % 2] += a[i];
    }
    int colour = sum[1] > sum[0] ? 1 : 0;
    int left = 0, right = n - 1;
    long long mine = 0, yours = 0;
    while (left < right) {
        // độ dài chẵn nên hai đầu luôn khác màu
        if (left % 2 == colour) {
            std::cout << 'L' << std::endl;
            mine += a[left++];
        } else {
            std::cout << 'R' << std::endl;
            mine += a[right--];
        }
        char reply;
        if (!(std::cin >> reply)) return 0;
        yours += reply == 'L' ? a[left++] : a[right--];
    }
    std::ofstream out("IOIGAME.OUT");
    out << mine << ' ' << yours << '\n';
}
