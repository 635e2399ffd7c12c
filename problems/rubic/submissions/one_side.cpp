// Đúng, nhưng chỉ tìm từ bảng đã cho: 350 triệu bảng với bảy phép biến đổi.
#include <cstdint>
#include <fstream>
#include <unordered_map>
#include <vector>

typedef uint64_t Board;

Board push(Board a, int code) {
    int line = code / 3 % 4, by = code % 3 + 1;
    Board b = a;
    for (int i = 0; i < 4; i++) {
        int from = code < 12 ? 4 * line + i : 4 * i + line;
        int to = code < 12 ? 4 * line + (i + by) % 4 : 4 * ((i + by) % 4) + line;
        b &= ~(Board(15) << (4 * to));
        b |= (a >> (4 * from) & 15) << (4 * to);
    }
    return b;
}

int main() {
    std::ifstream in("RUBIC.INP");
    std::ofstream out("RUBIC.OUT");
    Board start = 0, solved = 0xfedcba9876543210;
    for (int i = 0; i < 16; i++) {
        int x;
        in >> x;
        start |= Board(x - 1) << (4 * i);
    }
    std::unordered_map<Board, int> last = {{start, -1}};
    std::vector<Board> layer = {start};
    while (!last.count(solved)) {
        std::vector<Board> next;
        for (Board a : layer)
            for (int code = 0; code < 24; code++) {
                Board b = push(a, code);
                if (last.insert({b, code}).second) next.push_back(b);
            }
        layer.swap(next);
    }
    std::vector<int> codes;
    for (Board a = solved; a != start;) {
        int code = last[a];
        codes.push_back(code);
        a = push(a, code / 3 * 3 + 2 - code % 3);
    }
    out << codes.size() << '\n';
    for (size_t i = codes.size(); i-- > 0;)
        out << codes[i] / 12 + 1 << ' ' << codes[i] / 3 % 4 + 1 << ' ' << codes[i] % 3 + 1 << '\n';
}
