// Đúng, nhưng chỉ tìm từ bàn cờ đầu, và lưu các thế cờ bằng xâu.
#include <fstream>
#include <map>
#include <queue>
#include <string>
#include <utility>

int main() {
    std::ifstream in("MOVE.INP");
    std::ofstream out("MOVE.OUT");
    int t;
    in >> t;
    while (t-- > 0) {
        std::string first, last, row;
        for (int i = 0; i < 8; i++) in >> row, (i < 4 ? first : last) += row;
        typedef std::pair<std::string, char> Position;
        std::map<Position, int> moves;
        std::queue<Position> queue;
        moves[{first, 'w'}] = 0;
        queue.push({first, 'w'});
        int answer = -1;
        while (!queue.empty() && answer < 0) {
            Position position = queue.front();
            queue.pop();
            std::string board = position.first;
            if (board == last) answer = moves[position];
            char other = position.second == 'w' ? 'b' : 'w';
            for (int from = 0; from < 16; from++)
                for (int way = 0; board[from] == position.second && way < 9; way++) {
                    int dx = way / 3 - 1, dy = way % 3 - 1, x = from / 4, y = from % 4;
                    while (x + dx >= 0 && x + dx < 4 && y + dy >= 0 && y + dy < 4 &&
                           board[4 * (x + dx) + y + dy] == '*')
                        x += dx, y += dy;
                    if (4 * x + y == from) continue;
                    std::string next = board;
                    std::swap(next[from], next[4 * x + y]);
                    if (moves.insert({{next, other}, moves[position] + 1}).second)
                        queue.push({next, other});
                }
        }
        out << answer << '\n';
    }
}
