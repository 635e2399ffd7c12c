// Chỉ coi chữ x thường là ô đã bị chiếm, nên chữ X hoa thành ô trống.
#include <fstream>
using namespace std;

const int VALUE[16] = {0, 1, 1, 2, 1, 2, 0, 3, 1, 0, 2, 3, 2, 3, 3, 0};

int main() {
    ifstream in("EULER.INP");
    ofstream out("EULER.OUT");
    int k;
    in >> k;
    while (k--) {
        int block[2][2] = {};
        for (int r = 0; r < 4; r++)
            for (int c = 0; c < 4; c++) {
                char cell;
                in >> cell;
                if (cell != 'x') block[r / 2][c / 2] |= 1 << (2 * (r % 2) + c % 2);
            }
        int sum = VALUE[block[0][0]] ^ VALUE[block[0][1]] ^ VALUE[block[1][0]] ^ VALUE[block[1][1]];
        out << (sum != 0 ? "YES\n" : "NO\n");
    }
}
