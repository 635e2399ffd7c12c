// Đúng, nhưng duyệt đi duyệt lại cùng những thế cờ.
#include <fstream>
#include <vector>

static bool wins(int v, int left) {
    for (int face = 1; face <= 6 && face <= left; face++)
        if (face != v && face != 7 - v && !wins(face, left - face)) return true;
    return false;
}

int main() {
    std::ifstream in("DICE.INP");
    std::ofstream out("DICE.OUT");
    int v, sum, limit;
    in >> v >> sum >> limit;
    std::vector<int> faces;
    for (int face = 1; face <= 6 && face <= limit - sum; face++)
        if (face != v && face != 7 - v && !wins(face, limit - sum - face)) faces.push_back(face);
    out << faces.size();
    for (int face : faces) out << ' ' << face;
    out << '\n';
}
