#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

int n;
std::vector<long long> a, lead;
std::vector<std::vector<bool>> takeLeft;  // takeLeft[i][j]: nên lấy đầu trái của đoạn a[i..j)

int main() {
    std::ifstream in("IOIGAME.INP");
    in >> n;
    a.resize(n);
    for (auto &x : a) in >> x;
    lead.assign(n + 1, 0);
    takeLeft.assign(n, std::vector<bool>(n + 1));
    // lead[i]: người đi trên đoạn bắt đầu từ i còn lấy được hơn người kia bao nhiêu,
    // tính lần lượt cho các đoạn dài 1, 2, ..., n
    for (int length = 1; length <= n; length++)
        for (int i = 0; i + length <= n; i++) {
            long long byLeft = a[i] - lead[i + 1];
            long long byRight = a[i + length - 1] - lead[i];
            takeLeft[i][i + length] = byLeft >= byRight;
            lead[i] = std::max(byLeft, byRight);
        }

    int i = 0, j = n;
    long long mine = 0, yours = 0;
    while (i < j) {
        if (takeLeft[i][j]) {
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
