// Cho rằng bốn quân khác nhau từ 11 trở lên là vô lý, vì năm quân chủ nhỏ hơn phải có quân được chia.
#include <algorithm>
#include <fstream>

int named[15];

int main() {
    std::ifstream in("CARDS.INP");
    std::ofstream out("CARDS.OUT");
    int trump, liars = 0, lowest = 15;
    while (in >> trump) {
        named[trump]++;
        lowest = std::min(lowest, trump);
    }
    for (int value = 6; value <= 14; value++) liars += std::max(named[value] - 1, 0);
    if (lowest > 10) liars = std::max(liars, 1);
    out << liars << '\n';
}
