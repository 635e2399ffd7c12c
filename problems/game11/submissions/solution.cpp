#include <fstream>
#include <string>

std::string n, highest;

int main() {
    std::ifstream in("GAME11.INP");
    std::ofstream out("GAME11.OUT");
    in >> n;
    int length = (int)n.size();
    // Số lớn nhất mà người viết chữ số thứ length bảo đảm được: người đó luôn viết 9,
    // người kia luôn viết chữ số nhỏ nhất.
    highest.assign(length, '0');
    for (int i = length - 1; i >= 0; i -= 2) highest[i] = '9';
    if (highest[0] == '0') highest[0] = '1';
    bool closerWins = highest >= n;
    bool firstCloses = length % 2 == 1;
    out << (closerWins == firstCloses ? "First" : "Second") << '\n';
}
