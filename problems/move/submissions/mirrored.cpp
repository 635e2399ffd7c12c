// Coi hai bàn cờ đối xứng trái phải là một, dù bàn cờ cuối không đối xứng.
#include <fstream>
#include <string>
#include <vector>
using namespace std;

const int SETS = 1820;  // số cách chọn 4 ô trong 16 ô

int number[1 << 16];  // số hiệu của mỗi tập 4 ô
int step[16][8];      // ô kế tiếp theo mỗi hướng, -1: ngoài bàn cờ
unsigned short slides[1 << 16][16];  // theo tập 8 ô có quân: quân ở một ô trượt được tới các ô nào
vector<bool> seen;

unsigned readBoard(ifstream &in) {  // 16 bit cao: quân trắng, 16 bit thấp: quân đen
    unsigned white = 0, black = 0;
    char c;
    for (int cell = 0; cell < 16; cell++) {
        in >> c;
        if (c == 'w') white |= 1u << cell;
        if (c == 'b') black |= 1u << cell;
    }
    return white << 16 | black;
}

// Bàn nhỏ hơn trong hai bàn đối xứng trái phải.
unsigned normal(unsigned board) {
    unsigned mirrored = 0;
    for (int bit = 0; bit < 32; bit++)
        if (board >> bit & 1) mirrored |= 1u << (bit ^ 3);
    return board < mirrored ? board : mirrored;
}

int distance(unsigned first, unsigned last) {
    if (first == last) return 0;
    seen.assign(2 * SETS * SETS, false);
    vector<unsigned> layer(1, first), next;
    for (int moves = 1; !layer.empty(); moves++) {
        int turn = moves % 2;  // 1: trắng đi
        next.clear();
        for (unsigned board : layer) {
            unsigned white = board >> 16, black = board & 65535, taken = white | black;
            unsigned own = turn == 1 ? white : black;
            for (int from = 0; from < 16; from++) {
                if (!(own >> from & 1)) continue;
                for (int ways = slides[taken][from]; ways > 0; ways &= ways - 1) {
                    int to = __builtin_ctz(ways);
                    unsigned after = own ^ 1u << from ^ 1u << to;
                    unsigned w = turn == 1 ? after : white, b = turn == 1 ? black : after;
                    unsigned board_after = normal(w << 16 | b);
                    int code = (turn * SETS + number[board_after >> 16]) * SETS + number[board_after & 65535];
                    if (seen[code]) continue;
                    seen[code] = true;
                    next.push_back(board_after);
                    if (next.back() == last) return moves;
                }
            }
        }
        layer.swap(next);
    }
    return -1;
}

int main() {
    int count = 0;
    for (int set = 0; set < 1 << 16; set++)
        if (__builtin_popcount(set) == 4) number[set] = count++;
    for (int cell = 0; cell < 16; cell++)
        for (int d = 0; d < 8; d++) {
            int x = cell / 4 + "00011222"[d] - '1', y = cell % 4 + "01202012"[d] - '1';
            step[cell][d] = x >= 0 && x < 4 && y >= 0 && y < 4 ? 4 * x + y : -1;
        }
    for (int taken = 0; taken < 1 << 16; taken++) {
        if (__builtin_popcount(taken) != 8) continue;
        for (int from = 0; from < 16; from++)
            for (int d = 0; d < 8; d++) {
                int to = from;
                while (step[to][d] >= 0 && !(taken >> step[to][d] & 1)) to = step[to][d];
                if (to != from) slides[taken][from] |= 1 << to;
            }
    }
    ifstream in("MOVE.INP");
    ofstream out("MOVE.OUT");
    int t;
    in >> t;
    while (t-- > 0) {
        unsigned first = readBoard(in), last = readBoard(in);
        out << distance(normal(first), normal(last)) << '\n';
    }
}
