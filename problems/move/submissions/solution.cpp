#include <fstream>
#include <string>
#include <vector>
using namespace std;

// Trạng thái: 16 bit các quân trắng, 16 bit các quân đen, màu đến lượt (0: trắng, 1: đen).
struct State {
    int stones[2];
    int turn;
};

const int SETS = 1820;  // số cách chọn 4 ô trong 16 ô
const int DX[8] = {-1, -1, -1, 0, 0, 1, 1, 1}, DY[8] = {-1, 0, 1, -1, 1, -1, 0, 1};

int number[1 << 16];                   // số hiệu của mỗi tập 4 ô
vector<bool> seen[2];                  // trạng thái đã gặp từ đầu này chưa
vector<State> layer[2], nextLayer;     // lớp ngoài cùng: 0 đi xuôi từ bàn cờ đầu, 1 đi ngược từ bàn cờ cuối
int step[16][8];                       // ô kế tiếp theo mỗi hướng, -1: ngoài bàn cờ
unsigned short slide[2][1 << 16][16];  // theo tập ô có quân: quân ở một ô đi xuôi (ngược) được tới các ô nào
bool met;

int code(const State &s) { return (s.turn * SETS + number[s.stones[0]]) * SETS + number[s.stones[1]]; }

void add(int side, const State &s) {
    int c = code(s);
    if (seen[side][c]) return;
    seen[side][c] = true;
    nextLayer.push_back(s);
    if (seen[1 - side][c]) met = true;
}

void expand(int side, const State &s) {
    int mover = side == 0 ? s.turn : 1 - s.turn;  // đi ngược: người vừa đi là người kia
    int taken = s.stones[0] | s.stones[1];
    State t = s;
    t.turn = 1 - s.turn;
    for (int from = 0; from < 16; from++) {
        if (!(s.stones[mover] >> from & 1)) continue;
        for (int ways = slide[side][taken][from]; ways > 0; ways &= ways - 1) {
            int to = __builtin_ctz(ways);
            t.stones[mover] = s.stones[mover] ^ 1 << from ^ 1 << to;
            add(side, t);
        }
    }
}

bool isFree(int taken, int cell) { return cell >= 0 && !(taken >> cell & 1); }

void prepare() {
    int count = 0;
    for (int set = 0; set < 1 << 16; set++)
        if (__builtin_popcount(set) == 4) number[set] = count++;
    for (int cell = 0; cell < 16; cell++)
        for (int d = 0; d < 8; d++) {
            int x = cell / 4 + DX[d], y = cell % 4 + DY[d];
            step[cell][d] = x >= 0 && x < 4 && y >= 0 && y < 4 ? 4 * x + y : -1;
        }
    for (int taken = 0; taken < 1 << 16; taken++) {
        if (__builtin_popcount(taken) != 8) continue;
        for (int from = 0; from < 16; from++)
            for (int d = 0; d < 8; d++) {
                // Đi ngược: quân chỉ có thể dừng ở đây nếu ô phía sau nó không trống.
                bool stopped = !isFree(taken, step[from][7 - d]);
                for (int to = step[from][d]; isFree(taken, to); to = step[to][d]) {
                    if (!isFree(taken, step[to][d])) slide[0][taken][from] |= 1 << to;
                    if (stopped) slide[1][taken][from] |= 1 << to;
                }
            }
    }
}

State readBoard(ifstream &in) {
    State s = {{0, 0}, 0};
    string row;
    for (int i = 0; i < 4; i++) {
        in >> row;
        for (int j = 0; j < 4; j++) {
            if (row[j] == 'w') s.stones[0] |= 1 << (4 * i + j);
            if (row[j] == 'b') s.stones[1] |= 1 << (4 * i + j);
        }
    }
    return s;
}

int distance(const State &first, State last) {
    if (first.stones[0] == last.stones[0] && first.stones[1] == last.stones[1]) return 0;
    met = false;
    layer[0].assign(1, first);
    layer[1].clear();
    for (int side = 0; side < 2; side++) seen[side].assign(2 * SETS * SETS, false);
    seen[0][code(first)] = true;
    for (last.turn = 0; last.turn < 2; last.turn++) {
        seen[1][code(last)] = true;
        layer[1].push_back(last);
    }
    for (int moves = 1; !layer[0].empty() && !layer[1].empty(); moves++) {
        int side = layer[0].size() <= layer[1].size() ? 0 : 1;
        nextLayer.clear();
        for (const State &s : layer[side]) {
            expand(side, s);
            if (met) return moves;
        }
        layer[side].swap(nextLayer);
    }
    return -1;
}

int main() {
    prepare();
    ifstream in("MOVE.INP");
    ofstream out("MOVE.OUT");
    int t;
    in >> t;
    while (t-- > 0) {
        State first = readBoard(in), last = readBoard(in);
        out << distance(first, last) << '\n';
    }
}
