// Mỗi số chỉ có một quân chủ: nếu c người cùng nói một số thì ít nhất c - 1 người nói sai.
#include <fstream>

int named[15];   // bao nhiêu người nói số này

int main() {
    std::ifstream in("CARDS.INP");
    std::ofstream out("CARDS.OUT");
    int trump, liars = 0;
    while (in >> trump) named[trump]++;
    for (int value = 6; value <= 14; value++)
        if (named[value] > 1) liars += named[value] - 1;
    out << liars << '\n';
}
