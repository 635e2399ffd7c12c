// Bỏ cuộc sau số bước bằng số ô của sơ đồ lớn nhất.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("PUZZLE.INP");
    std::ofstream out("PUZZLE.OUT");
    int k, most = 0;
    in >> k;
    std::vector<int> n(k);
    std::vector<std::vector<std::vector<int>>> next(k);
    std::vector<std::vector<char>> can(k);
    for (int i = 0; i < k; i++) {
        int m;
        in >> n[i] >> m;
        next[i].resize(n[i] + 1);
        for (int a, b; m-- > 0;) {
            in >> a >> b;
            next[i][a].push_back(b);
            next[i][b].push_back(a);
        }
        can[i].assign(n[i] + 1, false);
        can[i][1] = true;
        if (n[i] > most) most = n[i];
    }
    for (int step = 1; step <= most; step++) {
        bool home = true;
        for (int i = 0; i < k; i++) {
            std::vector<char> after(n[i] + 1, false);
            for (int cell = 1; cell <= n[i]; cell++)
                if (can[i][cell])
                    for (int to : next[i][cell]) after[to] = true;
            can[i] = after;
            home &= after[n[i]];
        }
        if (home) {
            out << step << '\n';
            return 0;
        }
    }
    out << "-1\n";
}
