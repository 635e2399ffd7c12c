// Đúng, nhưng mỗi nửa bước lại xét mọi ô của lưới.
#include <fstream>
#include <string>
#include <vector>

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
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < columns; x++)
                if (grid[y][x] == '@') hero_y = y, hero_x = x;
        bool alive = true;
        for (int half = 0; alive || half % 2; half++) {
            alive = false;
            std::vector<std::string> next(rows, std::string(columns, '.'));
            for (int y = 0; y < rows; y++)
                for (int x = 0; x < columns; x++) {
                    char cell = grid[y][x];
                    if (cell == '.') continue;
                    int to_y = y, to_x = x;
                    if (cell == '#' || (cell == '+' && half % 2 == 0))
                        to_y = towards(y, hero_y), to_x = towards(x, hero_x);
                    char &target = next[to_y][to_x];
                    bool robot = cell == '+' || cell == '#';
                    if (robot && to_y == hero_y && to_x == hero_x) destroyed++, target = '@';
                    else target = target == '.' || target == '@' ? cell : '*';
                    alive |= robot;
                }
            grid = next;
        }
        out << destroyed << '\n';
        grid.clear();
    }
}
