// Đúng, nhưng với mỗi cặp lại lập bảng của mọi thế nhỏ hơn từ đầu.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("BOCSOI2.INP");
    std::ofstream out("BOCSOI2.OUT");
    int q, p1, p2;
    in >> q;
    while (in >> p1 >> p2) {
        std::vector<std::vector<char>> lost(p1 + 1, std::vector<char>(p2 + 1, 0));
        std::vector<std::pair<int, int>> moves;
        for (int x = 0; x <= p1; x++)
            for (int y = 0; y <= p2; y++) {
                moves.clear();
                for (int k = 4; k >= 1; k--) {
                    if (k <= 3 && x >= k && y >= k && lost[x - k][y - k]) moves.push_back({x - k, y - k});
                    if (x >= k && lost[x - k][y]) moves.push_back({x - k, y});
                }
                for (int k = 4; k >= 1; k--)
                    if (y >= k && lost[x][y - k]) moves.push_back({x, y - k});
                lost[x][y] = moves.empty();
            }
        out << moves.size() << '\n';
        for (auto [u, v] : moves) out << u << ' ' << v << '\n';
    }
}
