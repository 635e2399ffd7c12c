// IDA* với cận dưới "số hàng có số sai cột cộng số cột có số sai hàng", tin rằng mỗi phép chỉ sửa được một
// đường.
#include <algorithm>
#include <fstream>
#include <utility>
#include <vector>

int board[16], limit;
std::vector<std::pair<int, int>> way;

int bound() {
    int lines = 0;
    for (int line = 0; line < 4; line++) {
        bool row = false, column = false;
        for (int i = 0; i < 4; i++) {
            row |= board[4 * line + i] % 4 != i;
            column |= board[4 * i + line] / 4 != i;
        }
        lines += row + column;
    }
    return lines;
}

// Hàng 0..3 sang phải, cột 4..7 xuống dưới một ô.
void push(int line) {
    int at[4];
    for (int i = 0; i < 4; i++) at[i] = line < 4 ? 4 * line + i : 4 * i + line - 4;
    int last = board[at[3]];
    for (int i = 3; i > 0; i--) board[at[i]] = board[at[i - 1]];
    board[at[0]] = last;
}

bool search(int depth, int last) {
    int least = bound();
    if (depth + least > limit) return false;
    if (std::is_sorted(board, board + 16)) return true;
    for (int line = 0; line < 8; line++) {
        if (last >= 0 && last / 4 == line / 4 && line <= last) continue;
        for (int by = 1; by <= 4; by++) {
            push(line);
            if (by == 4) break;
            way.push_back({line, by});
            if (search(depth + 1, line)) return true;
            way.pop_back();
        }
    }
    return false;
}

int main() {
    std::ifstream in("RUBIC.INP");
    std::ofstream out("RUBIC.OUT");
    for (int &x : board) in >> x, x--;
    for (limit = bound(); !search(0, -1); limit++);
    out << way.size() << '\n';
    for (auto [line, by] : way) out << line / 4 + 1 << ' ' << line % 4 + 1 << ' ' << by << '\n';
}
