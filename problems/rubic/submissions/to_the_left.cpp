// Đúng trừ hướng đẩy: đẩy hàng sang trái và cột lên trên.
#include <array>
#include <fstream>
#include <map>
#include <vector>

using Board = std::array<char, 16>;

Board push(const Board &a, int kind, int line, int by) {
    Board b = a;
    for (int i = 0; i < 4; i++) {
        int from = (i + by) % 4;
        if (kind == 1) b[4 * line + i] = a[4 * line + from];
        else b[4 * i + line] = a[4 * from + line];
    }
    return b;
}

std::map<Board, int> near;
Board solved;
int path[20][3], length;

bool search(const Board &a, int left) {
    auto it = near.find(a);
    if (it != near.end() && it->second <= left) {
        left = it->second;
        if (left == 0) return true;
    } else if (left <= 3) return false;
    for (int kind = 1; kind <= 2; kind++)
        for (int line = 0; line < 4; line++)
            for (int by = 1; by <= 3; by++) {
                path[length][0] = kind, path[length][1] = line + 1, path[length][2] = by;
                length++;
                if (search(push(a, kind, line, by), left - 1)) return true;
                length--;
            }
    return false;
}

int main() {
    std::ifstream in("RUBIC.INP");
    std::ofstream out("RUBIC.OUT");
    Board start;
    for (int i = 0; i < 16; i++) {
        int x;
        in >> x;
        start[i] = char(x - 1);
        solved[i] = char(i);
    }
    std::vector<Board> layer = {solved};
    near[solved] = 0;
    for (int d = 1; d <= 3; d++) {
        std::vector<Board> next;
        for (auto &a : layer)
            for (int code = 0; code < 24; code++) {
                Board b = push(a, code / 12 + 1, code / 3 % 4, code % 3 + 1);
                if (near.insert({b, d}).second) next.push_back(b);
            }
        layer = next;
    }
    for (int left = 0; left <= 7; left++)
        if (search(start, left)) break;
    out << length << '\n';
    for (int i = 0; i < length; i++) out << path[i][0] << ' ' << path[i][1] << ' ' << path[i][2] << '\n';
}
