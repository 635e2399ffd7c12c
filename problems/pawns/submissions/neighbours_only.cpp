// Trả lời YES nếu mỗi quân đen có một tốt hoặc một quân đen ở hàng nhỏ hơn của cột kề, và quên
// rằng hai quân có thể cần cùng một quân.
#include <algorithm>
#include <fstream>
#include <map>

int main() {
    std::ifstream in("PAWNS.INP");
    std::ofstream out("PAWNS.OUT");
    int n, m, p, k;
    in >> n >> m >> p >> k;
    std::map<int, int> lowest;
    auto stands = [&](int row, int column) {
        if (!lowest.count(column) || lowest[column] > row) lowest[column] = row;
    };
    for (int i = 0, column; i < p; i++) {
        in >> column;
        stands(1, column);
    }
    std::pair<int, int> piece[3000];
    for (int i = 0; i < k; i++) {
        in >> piece[i].first >> piece[i].second;
        stands(piece[i].first, piece[i].second);
    }
    bool won = true;
    for (int i = 0; i < k; i++) {
        auto [row, column] = piece[i];
        bool found = false;
        for (int side : {column - 1, column + 1})
            if (lowest.count(side) && lowest[side] < row) found = true;
        won = won && found;
    }
    out << (won ? "YES" : "NO") << '\n';
}
