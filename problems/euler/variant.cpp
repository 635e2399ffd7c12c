// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <set>
#include <string>
#include <vector>
using namespace std;

const set<int> LENGTH = {1, 2, 3}; // rule length
const bool FLAT = false;           // rule flat
const bool MISERE = false;         // rule misere
const bool MEMORY = true;          // rule memory

vector<int> rods;       // các ô mà mỗi cách đặt que chiếm, mỗi ô một bit
signed char known[1 << 16]; // 0: chưa biết, 1: thua, 2: thắng

// Người sắp đi có thua không, khi các ô trống là free?
bool lost(int free) {
    if (MEMORY && known[free]) return known[free] == 1;
    bool stuck = true, result = true;
    for (int rod : rods)
        if ((free & rod) == rod) {
            stuck = false;
            if (lost(free & ~rod)) {
                result = false;
                break;
            }
        }
    if (stuck) result = !MISERE;
    if (MEMORY) known[free] = result ? 1 : 2;
    return result;
}

int main() {
    ifstream in("EULER.INP");
    ofstream out("EULER.OUT");
    for (int line = 0; line < 4; line++) {
        for (int length : LENGTH) {
            int left = 0, right = 0, top = 0, bottom = 0;
            for (int i = 0; i < length; i++) {
                left |= 1 << (4 * line + i);
                right |= 1 << (4 * line + 3 - i);
                top |= 1 << (4 * i + line);
                bottom |= 1 << (4 * (3 - i) + line);
            }
            rods.insert(rods.end(), {left, right, top, bottom});
        }
        if (!FLAT)
            for (int column = 0; column < 4; column++) rods.push_back(1 << (4 * line + column));
    }
    int k;
    in >> k;
    while (k--) {
        int free = 0;
        for (int line = 0; line < 4; line++) {
            string cells;
            in >> cells;
            for (int i = 0; i < 4; i++)
                if (cells[i] == '.') free |= 1 << (4 * line + i);
        }
        out << (lost(free) ? "NO" : "YES") << '\n';
    }
}
