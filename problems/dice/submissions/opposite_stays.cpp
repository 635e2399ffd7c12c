// Lập bảng đúng, nhưng kể cả mặt dưới cùng vào các nước thắng.
#include <fstream>

static bool good[100001][7];  // good[left][face]

int main() {
    std::ifstream in("DICE.INP");
    std::ofstream out("DICE.OUT");
    int v, sum, limit;
    in >> v >> sum >> limit;
    int left = limit - sum;
    for (int now = 0; now <= left; now++)
        for (int face = 1; face <= 6 && face <= now; face++) {
            good[now][face] = true;
            for (int next = 1; next <= 6; next++)
                if (next != face && next != 7 - face && good[now - face][next]) good[now][face] = false;
        }
    int count = 0;
    for (int face = 1; face <= 6; face++) count += face != v && good[left][face];
    out << count;
    for (int face = 1; face <= 6; face++)
        if (face != v && good[left][face]) out << ' ' << face;
    out << '\n';
}
