// Đúng, nhưng trước mỗi nước đi tính lại giá trị của cả hai phần còn lại từ đầu: N lần O(N²).
#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

static std::vector<long long> a;

static long long advantage(int from, int to) {
    std::vector<long long> best(to - from + 1);
    for (int length = 1; length <= to - from; length++)
        for (int i = from; i + length <= to; i++)
            best[i - from] = std::max(a[i] - best[i - from + 1], a[i + length - 1] - best[i - from]);
    return best[0];
}

int main() {
    std::ifstream in("IOIGAME.INP");
    int n;
    in >> n;
    a.resize(n);
    for (auto &x : a) in >> x;
    int i = 0, j = n;
    long long first = 0, second = 0;
    while (i < j) {
        bool left = a[i] - advantage(i + 1, j) >= a[j - 1] - advantage(i, j - 1);
        first += left ? a[i++] : a[--j];
        std::cout << (left ? 'L' : 'R') << std::endl;
        char reply;
        if (!(std::cin >> reply)) return 0;
        second += reply == 'L' ? a[i++] : a[--j];
    }
    std::ofstream("IOIGAME.OUT") << first << ' ' << second << '\n';
    return 0;
}
