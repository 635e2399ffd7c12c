// Tìm các số bằng nhau đứng cạnh nhau, như thể các số đã được sắp xếp.
#include <fstream>

int main() {
    std::ifstream in("CARDS.INP");
    std::ofstream out("CARDS.OUT");
    int claim[4], liars = 0;
    for (int &trump : claim) in >> trump;
    for (int i = 1; i < 4; i++) liars += claim[i] == claim[i - 1] && claim[i] != 0;
    out << liars << '\n';
}
