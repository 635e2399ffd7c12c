// Nghi ngờ tất cả những ai có quân chủ cũng được người khác nêu tên.
#include <fstream>

int main() {
    std::ifstream in("CARDS.INP");
    std::ofstream out("CARDS.OUT");
    int claim[4], liars = 0;
    for (int &trump : claim) in >> trump;
    for (int i = 0; i < 4; i++) {
        bool twice = false;
        for (int j = 0; j < 4; j++) twice |= i != j && claim[i] == claim[j];
        liars += twice && claim[i] != 0;
    }
    out << liars << '\n';
}
