// Ý tưởng đúng; nhưng số bằng n cũng cho là thắng.
#include <fstream>
#include <string>

int main() {
    std::ifstream in("GAME11.INP");
    std::ofstream out("GAME11.OUT");
    std::string n;
    in >> n;
    std::string highest(n.size(), '0');
    for (int i = int(n.size()) - 1; i >= 0; i -= 2) highest[i] = '9';
    if (highest[0] == '0') highest[0] = '1';
    bool closer_wins = highest > n;
    out << (closer_wins == (n.size() % 2 == 1) ? "First" : "Second") << '\n';
}
