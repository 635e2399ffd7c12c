// Right, but looks along the row and the column of every cell: up to n + m steps a cell.
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("VIKINGS.INP");
    std::ofstream out("VIKINGS.OUT");
    int n, m;
    in >> n >> m;
    int width = m + 2;
    std::string map(width, 'I');
    for (int i = 0; i < n; i++) {
        std::string row;
        in >> row;
        map += 'I' + row + 'I';
    }
    map += std::string(width, 'I');
    std::vector<char> came(map.size()), watched(map.size()), was(map.size());
    std::vector<int> vikings{int(map.find('V'))}, yours{int(map.find('Y'))};
    const int step[] = {1, -1, width, -width};
    auto watch = [&](int cell) {
        for (int d : step)
            for (int at = cell; map[at] != 'I'; at += d) watched[at] = true;
    };
    watch(vikings[0]);
    while (!yours.empty()) {
        std::vector<int> next;
        for (int cell : vikings)
            for (int d : step)
                if (map[cell + d] != 'I' && !came[cell + d]) {
                    came[cell + d] = true;
                    watch(cell + d);
                    next.push_back(cell + d);
                }
        vikings = next;
        next.clear();
        for (int cell : yours)
            for (int d : step)
                if (map[cell + d] != 'I' && !watched[cell + d] && !was[cell + d]) {
                    was[cell + d] = true;
                    if (map[cell + d] == 'T') {
                        out << "YES\n";
                        return 0;
                    }
                    next.push_back(cell + d);
                }
        yours = next;
    }
    out << "NO\n";
}
