// Đúng, nhưng duyệt mọi diễn biến: 2ᴺ diễn biến.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

static std::vector<long long> a;

static long long advantage(int i, int j) {
    if (i == j) return 0;
    return std::max(a[i] - advantage(i + 1, j), a[j - 1] - advantage(i, j - 1));
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
