// Rô bốt nhanh nhảy hai ô: đống sắt vụn và rô bốt ở giữa không cản được nó.
#include <fstream>
#include <string>
#include <vector>

struct Robot { int y, x; bool fast; };

static int towards(int at, int aim) { return at + (at < aim) - (at > aim); }

int main() {
    std::ifstream in("KILLBOTS.INP");
    std::ofstream out("KILLBOTS.OUT");
    std::string line;
    std::vector<std::string> grid;
    while (in >> line) {
        if (line != "$") {
            grid.push_back(line);
            continue;
        }
        int rows = grid.size(), columns = grid[0].size(), hero_y = 0, hero_x = 0, destroyed = 0;
        std::vector<Robot> robots;
        std::vector<int> crowd(rows * columns), junk(rows * columns);
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < columns; x++) {
                if (grid[y][x] == '@') hero_y = y, hero_x = x;
                if (grid[y][x] == '*') junk[y * columns + x] = 1;
                if (grid[y][x] == '+' || grid[y][x] == '#') robots.push_back({y, x, grid[y][x] == '#'});
            }
        int hero = hero_y * columns + hero_x;
        while (!robots.empty()) {
            for (Robot &r : robots) {
                for (int step = 0; step < (r.fast ? 2 : 1); step++)
                    r.y = towards(r.y, hero_y), r.x = towards(r.x, hero_x);
                crowd[r.y * columns + r.x]++;
            }
            destroyed += crowd[hero];
            std::vector<Robot> living;
            for (Robot r : robots) {
                int cell = r.y * columns + r.x;
                if (cell == hero) continue;
                if (crowd[cell] > 1 || junk[cell]) junk[cell] = 1;
                else living.push_back(r);
            }
            for (Robot r : robots) crowd[r.y * columns + r.x] = 0;
            robots = living;
        }
        out << destroyed << '\n';
        grid.clear();
    }
}
