#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

int n;
std::vector<long long> a;
std::vector<std::vector<long long>> lead;  // lead[i][j]: người đi trên đoạn a[i..j) lấy được hơn người kia bao nhiêu

int main() {
    std::ifstream in("IOIGAME.INP");
    in >> n;
    a.resize(n);
    for (auto &x : a) in >> x;
    lead.assign(n + 1, std::vector<long long>(n + 1));
    for (int i = n - 1; i >= 0; i--)
        for (int j = i + 1; j <= n; j++) lead[i][j] = std::max(a[i] - lead[i + 1][j], a[j - 1] - lead[i][j - 1]);

    int i = 0, j = n;
    long long mine = 0, yours = 0;
    while (i < j) {
        if (lead[i][j] == a[i] - lead[i + 1][j]) {
            std::cout << 'L' << std::endl;
            mine += a[i++];
        } else {
            std::cout << 'R' << std::endl;
            mine += a[--j];
        }
        char reply;
        if (!(std::cin >> reply)) return 0;
        yours += reply == 'L' ? a[i++] : a[--j];
    }
    std::ofstream out("IOIGAME.OUT");
    out << mine << ' ' << yours << '\n';
}
