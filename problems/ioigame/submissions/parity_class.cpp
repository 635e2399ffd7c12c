// Keeps to the places of one colour, the one that sums up to more: the document's strategy.
#include <fstream>
#include <iostream>
#include <vector>

int main() {
    std::ifstream in("IOIGAME.INP");
    int n;
    in >> n;
    std::vector<long long> a(n);
    long long sum[2] = {0, 0}, total[2] = {0, 0};
    for (int i = 0; i < n; i++) {
        in >> a[i];
        sum[i % 2] += a[i];
    }
    int colour = sum[1] > sum[0];
    int left = 0, right = n - 1;
    while (left < right) {
        if (left % 2 == colour) {
            total[0] += a[left++];
            std::cout << 'L' << std::endl;
        } else {
            total[0] += a[right--];
            std::cout << 'R' << std::endl;
        }
        char reply;
        if (!(std::cin >> reply)) return 0;
        total[1] += reply == 'L' ? a[left++] : a[right--];
    }
    std::ofstream("IOIGAME.OUT") << total[0] << ' ' << total[1] << '\n';
    return 0;
}
