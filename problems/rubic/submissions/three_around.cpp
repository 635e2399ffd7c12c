// Đúng: biết các bảng cách đích nhiều nhất ba phép, và thử mọi dãy phép trước đó. Mỗi phép thêm
// làm số dãy tăng 24 lần.
#include <cstdint>
#include <fstream>
#include <unordered_map>
#include <vector>

typedef uint64_t Board;

const int MOST = 99;
std::unordered_map<Board, int> near;
std::vector<int> codes;

Board push(Board a, int code) {
    int line = code / 3 % 4, by = code % 3 + 1;
    if (code < 12) {
        uint16_t row = uint16_t(a >> (16 * line));
        uint16_t turned = uint16_t(row << (4 * by) | row >> (16 - 4 * by));
        return a ^ Board(uint16_t(row ^ turned)) << (16 * line);
    }
    Board column = a & Board(0x000f000f000f000f) << (4 * line);
    return a ^ column ^ (column << (16 * by) | column >> (64 - 16 * by));
}

bool search(Board a, int left) {
    if (left <= 3) {
        auto it = near.find(a);
        if (it == near.end() || it->second > left) return false;
        if (it->second == 0) return true;
        left = it->second;
    }
    for (int code = 0; code < 24; code++) {
        codes.push_back(code);
        if (search(push(a, code), left - 1)) return true;
        codes.pop_back();
    }
    return false;
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
    near[solved] = 0;
    std::vector<Board> layer = {solved};
    for (int d = 1; d <= 3; d++) {
        std::vector<Board> next;
        for (Board a : layer)
            for (int code = 0; code < 24; code++)
                if (near.insert({push(a, code), d}).second) next.push_back(push(a, code));
        layer.swap(next);
    }
    for (int left = 0; left <= MOST; left++)
        if (search(start, left)) break;
    out << codes.size() << '\n';
    for (int code : codes) out << code / 12 + 1 << ' ' << code / 3 % 4 + 1 << ' ' << code % 3 + 1 << '\n';
}
