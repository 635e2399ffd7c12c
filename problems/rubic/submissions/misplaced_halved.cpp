// IDA* với cận dưới "một nửa số ô sai chỗ". Một phép biến đổi có thể đưa bốn số về đúng chỗ, nên cận này
// có lúc lớn hơn số phép thật sự cần.
#include <algorithm>
#include <fstream>
#include <utility>
#include <vector>

int board[16], limit;
std::vector<std::pair<int, int>> way;

int bound() {
    int wrong = 0;
    for (int cell = 0; cell < 16; cell++) wrong += board[cell] != cell;
    return wrong / 2;
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
    if (least == 0 && std::is_sorted(board, board + 16)) return true;
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
