// Bàn cờ là một dãy 16 bit; lập bảng thắng thua một lần cho mọi bàn cờ.
#include <fstream>
using namespace std;

int rods[64], rod_count;  // mỗi cách đặt que là tập các ô bị chiếm
bool wins[1 << 16];       // theo tập các ô còn trống

void add(int start, int step, int length) {
    int cells = 0;
    for (int i = 0; i < length; i++) cells |= 1 << (start + i * step);
    rods[rod_count++] = cells;
}

int main() {
    for (int line = 0; line < 4; line++) {
        for (int length = 1; length <= 3; length++) {
            add(4 * line, 1, length);        // từ trái
            add(4 * line + 3, -1, length);   // từ phải
            add(line, 4, length);            // từ trên
            add(12 + line, -4, length);      // từ dưới
        }
        for (int column = 0; column < 4; column++) add(4 * line + column, 1, 1);
    }
    for (int board = 0; board < 1 << 16; board++)
        for (int i = 0; i < rod_count; i++)
            if ((board & rods[i]) == rods[i] && !wins[board ^ rods[i]]) wins[board] = true;

    ifstream in("EULER.INP");
    ofstream out("EULER.OUT");
    int k;
    in >> k;
    while (k--) {
        int board = 0;
        for (int i = 0; i < 16; i++) {
            char cell;
            in >> cell;
            if (cell == '.') board |= 1 << i;
        }
        out << (wins[board] ? "YES\n" : "NO\n");
    }
}
