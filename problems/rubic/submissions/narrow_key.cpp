// Đi từ hai đầu, nhưng nhận ra các bảng chỉ bằng một số 32 bit, cơ số 131: hai bảng khác nhau có thể trùng số.
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <utility>
#include <vector>
using namespace std;

typedef uint64_t Board;  // 16 ô, mỗi ô 4 bit

struct Node {
    Board board;
    int parent;  // vị trí trong lớp trước
    int line, by;
};

vector<Node> layers[2][6];                 // 0: đi từ bảng đã cho, 1: đi ngược từ bảng đích
vector<pair<Board, int>> sortedBoards[2];  // lớp ngoài cùng của mỗi phía, đã sắp xếp

// Đẩy hàng 0..3 sang phải hoặc cột 4..7 xuống dưới by ô.
Board push(Board a, int line, int by) {
    Board b = a;
    for (int i = 0; i < 4; i++) {
        int j = (i + by) % 4;
        int from = line < 4 ? 4 * line + i : 4 * i + line - 4;
        int to = line < 4 ? 4 * line + j : 4 * j + line - 4;
        b &= ~(Board(15) << (4 * to));
        b |= (a >> (4 * from) & 15) << (4 * to);
    }
    return b;
}

uint32_t key(Board a) {
    uint32_t sum = 0;
    for (int i = 0; i < 16; i++) sum = sum * 131 + (a >> (4 * i) & 15) + 1;
    return sum;
}

void sortLayer(int side, int depth) {
    const vector<Node> &layer = layers[side][depth];
    sortedBoards[side].clear();
    for (size_t i = 0; i < layer.size(); i++) sortedBoards[side].push_back({key(layer[i].board), int(i)});
    sort(sortedBoards[side].begin(), sortedBoards[side].end());
}

void grow(int side, int depth) {
    const vector<Node> &before = layers[side][depth - 1];
    for (size_t i = 0; i < before.size(); i++)
        for (int line = 0; line < 8; line++) {
            // Hai phép liền nhau trên các hàng (cột) đổi chỗ được: chỉ xét thứ tự tăng dần.
            int last = before[i].line;
            if (last >= 0 && last / 4 == line / 4 && line <= last) continue;
            for (int by = 1; by <= 3; by++)
                layers[side][depth].push_back({push(before[i].board, line, by), int(i), line, by});
        }
    sortLayer(side, depth);
}

bool meet(int &first, int &second) {
    size_t i = 0, j = 0;
    while (i < sortedBoards[0].size() && j < sortedBoards[1].size()) {
        if (sortedBoards[0][i].first == sortedBoards[1][j].first) {
            first = sortedBoards[0][i].second;
            second = sortedBoards[1][j].second;
            return true;
        }
        if (sortedBoards[0][i].first < sortedBoards[1][j].first)
            i++;
        else
            j++;
    }
    return false;
}

int main() {
    ifstream in("RUBIC.INP");
    Board start = 0, solved = 0;
    for (int i = 0; i < 16; i++) {
        int x;
        in >> x;
        start |= Board(x - 1) << (4 * i);
        solved |= Board(i) << (4 * i);
    }
    layers[0][0].push_back({start, -1, -1, 0});
    layers[1][0].push_back({solved, -1, -1, 0});
    sortLayer(0, 0);
    sortLayer(1, 0);

    int depth[2] = {0, 0}, at[2];
    while (!meet(at[0], at[1])) {
        int side = depth[0] <= depth[1] ? 0 : 1;
        depth[side]++;
        grow(side, depth[side]);
    }

    ofstream out("RUBIC.OUT");
    out << depth[0] + depth[1] << '\n';
    vector<Node> way;
    for (int d = depth[0], i = at[0]; d > 0; d--) {
        way.push_back(layers[0][d][i]);
        i = layers[0][d][i].parent;
    }
    reverse(way.begin(), way.end());
    for (int d = depth[1], i = at[1]; d > 0; d--) {
        Node back = layers[1][d][i];
        back.by = 4 - back.by;  // đi ngược lại
        way.push_back(back);
        i = layers[1][d][i].parent;
    }
    for (const Node &node : way) out << node.line / 4 + 1 << ' ' << node.line % 4 + 1 << ' ' << node.by << '\n';
}
