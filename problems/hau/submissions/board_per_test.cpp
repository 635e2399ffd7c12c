// Đúng, nhưng với mỗi test lại điền bàn cờ từ góc, thử mọi nước đi.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("HAU.INP");
    std::ofstream out("HAU.OUT");
    int t;
    in >> t;
    while (t--) {
        int p, q;
        in >> p >> q;
        std::vector<std::vector<char>> wins(p + 1, std::vector<char>(q + 1, 0));
        std::vector<std::pair<int, int>> moves;
        for (int x = 0; x <= p; x++)
            for (int y = 0; y <= q; y++) {
                moves.clear();
                auto look = [&](int u, int v) {
                    if (!wins[u][v]) moves.push_back({u, v});
                };
                for (int k = 1; k <= x; k++) look(x - k, y);
                for (int k = 1; k <= y; k++) look(x, y - k);
                for (int k = 1; k <= std::min(x, y); k++) look(x - k, y - k);
                wins[x][y] = !moves.empty();
            }
        std::sort(moves.begin(), moves.end());
        out << moves.size() << '\n';
        for (auto [u, v] : moves) out << u << ' ' << v << '\n';
    }
}
