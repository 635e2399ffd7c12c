// Đúng, nhưng mỗi nửa lượt lại xét mọi ô của lưới: đếm xem ai tới ô nào, rồi mới vẽ lưới mới.
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
            std::vector<std::vector<int>> slow(rows, std::vector<int>(columns)), fast = slow;
            for (int y = 0; y < rows; y++)
                for (int x = 0; x < columns; x++) {
                    bool moves = grid[y][x] == '#' || half % 2 == 0;
                    int to_y = moves ? towards(y, hero_y) : y, to_x = moves ? towards(x, hero_x) : x;
                    if (grid[y][x] == '+') slow[to_y][to_x]++;
                    if (grid[y][x] == '#') fast[to_y][to_x]++;
                }
            destroyed += slow[hero_y][hero_x] + fast[hero_y][hero_x];
            slow[hero_y][hero_x] = fast[hero_y][hero_x] = 0;
            alive = false;
            for (int y = 0; y < rows; y++)
                for (int x = 0; x < columns; x++) {
                    int robots = slow[y][x] + fast[y][x];
                    char &cell = grid[y][x];
                    if (cell == '@') continue;
                    if (cell == '*' || robots > 1) cell = robots > 0 || cell == '*' ? '*' : '.';
                    else cell = robots == 0 ? '.' : slow[y][x] ? '+' : '#';
                    alive |= robots > 0;
                }
        }
        out << destroyed << '\n';
        grid.clear();
    }
}
