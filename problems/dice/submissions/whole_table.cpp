// Right, but walks from the limit to the sum: too far beyond the source limits.
#include <fstream>

static bool good[8][7];  // the last eight columns: good[left % 8][face]

int main() {
    std::ifstream in("DICE.INP");
    std::ofstream out("DICE.OUT");
    long long v, sum, limit;
    in >> v >> sum >> limit;
    long long left = limit - sum;
    for (long long now = 0; now <= left; now++)
        for (int face = 1; face <= 6; face++) {
            bool lost = face <= now;
            for (int next = 1; lost && next <= 6; next++)
                if (next != face && next != 7 - face && good[(now - face) % 8][next]) lost = false;
            good[now % 8][face] = lost;
        }
    int count = 0;
    for (int face = 1; face <= 6; face++) count += face != v && face != 7 - v && good[left % 8][face];
    out << count;
    for (int face = 1; face <= 6; face++)
        if (face != v && face != 7 - v && good[left % 8][face]) out << ' ' << face;
    out << '\n';
}
