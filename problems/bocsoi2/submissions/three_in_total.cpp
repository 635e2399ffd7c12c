// Hiểu "nhiều nhất ba viên ở cả hai đống" là tổng cộng ba viên: mỗi đống một viên.
#include <fstream>
#include <vector>

const int N = 1000;
static bool lost[N + 1][N + 1];

int main() {
    std::ifstream in("BOCSOI2.INP");
    std::ofstream out("BOCSOI2.OUT");
    auto winning = [&](int x, int y) {
        std::vector<std::pair<int, int>> moves;
        for (int k = 4; k >= 1; k--) {
            if (k == 1 && x >= 1 && y >= 1 && lost[x - 1][y - 1]) moves.push_back({x - 1, y - 1});
            if (x >= k && lost[x - k][y]) moves.push_back({x - k, y});
        }
        for (int k = 4; k >= 1; k--)
            if (y >= k && lost[x][y - k]) moves.push_back({x, y - k});
        return moves;
    };
    for (int x = 0; x <= N; x++)
        for (int y = 0; y <= N; y++) lost[x][y] = winning(x, y).empty();
    int q, x, y;
    in >> q;
    while (in >> x >> y) {
        auto moves = winning(x, y);
        out << moves.size() << '\n';
        for (auto [u, v] : moves) out << u << ' ' << v << '\n';
    }
}
