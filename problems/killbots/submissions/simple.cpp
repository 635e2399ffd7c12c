#include <fstream>
#include <string>
#include <vector>
using namespace std;

struct Robot {
    int row, col;
    bool fast;
};

int rows, cols, heroRow, heroCol;
vector<string> grid;
vector<Robot> robots, living;
vector<int> crowd;   // số rô bốt đang ở mỗi ô
vector<bool> junk;

int towards(int from, int to) {
    if (from < to) return from + 1;
    if (from > to) return from - 1;
    return from;
}

int main() {
    ifstream in("KILLBOTS.INP");
    ofstream out("KILLBOTS.OUT");
    string line;
    while (in >> line) {
        if (line != "$") {
            grid.push_back(line);
            continue;
        }
        rows = grid.size();
        cols = grid[0].size();
        robots.clear();
        crowd.assign(rows * cols, 0);
        junk.assign(rows * cols, false);
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < cols; j++) {
                char c = grid[i][j];
                if (c == '@') {
                    heroRow = i;
                    heroCol = j;
                }
                if (c == '*') junk[i * cols + j] = true;
                if (c == '+' || c == '#') robots.push_back({i, j, c == '#'});
            }
        int destroyed = 0;
        for (int half = 0; !robots.empty(); half = 1 - half) {
            for (Robot &r : robots) {
                if (half == 0 || r.fast) {
                    r.row = towards(r.row, heroRow);
                    r.col = towards(r.col, heroCol);
                }
                crowd[r.row * cols + r.col]++;
            }
            living.clear();
            for (Robot r : robots) {
                int cell = r.row * cols + r.col;
                if (r.row == heroRow && r.col == heroCol)
                    destroyed++;
                else if (crowd[cell] > 1 || junk[cell])
                    junk[cell] = true;
                else
                    living.push_back(r);
            }
            for (Robot r : robots) crowd[r.row * cols + r.col] = 0;
            robots.swap(living);
        }
        out << destroyed << '\n';
        grid.clear();
    }
}
