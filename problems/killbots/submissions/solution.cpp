#include <algorithm>
#include <bitset>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

typedef bitset<1000> Row;  // mỗi hàng là một xâu bit: xử lý 64 ô một lúc

int rows, cols, heroRow, heroCol;
vector<Row> robots, fastOnes, junk, newRobots, newFast;
Row leftOf, rightOf, inColumn;  // các cột bên trái, bên phải, cùng cột với siêu nhân

// Các ô có ít nhất một (once), ít nhất hai (twice) rô bốt đi tới.
struct Arrivals {
    Row once, twice;
    void add(const Row &cells) {
        twice |= once & cells;
        once |= cells;
    }
    // Một hàng rô bốt bước về phía cột của siêu nhân.
    void step(const Row &row) {
        if (row.none()) return;
        add((row & leftOf) << 1);
        add((row & rightOf) >> 1);
        add(row & inColumn);
    }
};

// Các hàng mà rô bốt từ đó đi tới hàng r.
void arrive(Arrivals &a, const vector<Row> &from, int r) {
    if (r == heroRow) a.step(from[r]);
    if (r <= heroRow && r > 0) a.step(from[r - 1]);
    if (r >= heroRow && r + 1 < rows) a.step(from[r + 1]);
}

int main() {
    ifstream in("KILLBOTS.INP");
    ofstream out("KILLBOTS.OUT");
    vector<string> grid;
    string line;
    while (in >> line) {
        if (line != "$") {
            grid.push_back(line);
            continue;
        }
        if (grid.size() > grid[0].size()) {  // lật để số hàng không lớn hơn số cột
            vector<string> turned(grid[0].size(), string(grid.size(), '.'));
            for (size_t i = 0; i < grid.size(); i++)
                for (size_t j = 0; j < grid[0].size(); j++) turned[j][i] = grid[i][j];
            grid = turned;
        }
        rows = grid.size();
        cols = grid[0].size();
        robots.assign(rows, Row());
        fastOnes = junk = newRobots = newFast = robots;
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < cols; j++) {
                if (grid[i][j] == '@') {
                    heroRow = i;
                    heroCol = j;
                }
                if (grid[i][j] == '+') robots[i][j] = 1;
                if (grid[i][j] == '#') fastOnes[i][j] = 1;
                if (grid[i][j] == '*') junk[i][j] = 1;
            }
        leftOf.reset();
        rightOf.reset();
        inColumn.reset();
        inColumn[heroCol] = 1;
        for (int j = 0; j < heroCol; j++) leftOf[j] = 1;
        for (int j = heroCol + 1; j < cols; j++) rightOf[j] = 1;

        int destroyed = 0;
        bool alive = true;
        for (int half = 0; alive || half % 2 == 1; half++) {
            alive = false;
            // Siêu nhân tiêu diệt mọi rô bốt ở các ô kề trước khi chúng bước vào.
            for (int i = max(0, heroRow - 1); i <= min(rows - 1, heroRow + 1); i++)
                for (int j = max(0, heroCol - 1); j <= min(cols - 1, heroCol + 1); j++) {
                    if (half % 2 == 0) destroyed += robots[i][j];
                    if (half % 2 == 0) robots[i][j] = 0;
                    destroyed += fastOnes[i][j];
                    fastOnes[i][j] = 0;
                }
            for (int i = 0; i < rows; i++) {
                Arrivals slow, fast;
                if (half % 2 == 0)
                    arrive(slow, robots, i);
                else
                    slow.once = robots[i];
                arrive(fast, fastOnes, i);
                Row wrecked = slow.twice | fast.twice | (slow.once & fast.once) | ((slow.once | fast.once) & junk[i]);
                junk[i] |= wrecked;
                newRobots[i] = slow.once & ~wrecked;
                newFast[i] = fast.once & ~wrecked;
                alive = alive || newRobots[i].any() || newFast[i].any();
            }
            robots.swap(newRobots);
            fastOnes.swap(newFast);
        }
        out << destroyed << '\n';
        grid.clear();
    }
}
