// Tham lam: từ dưới lên, mỗi quân đen lấy quân cao nhất còn trống đứng trước nó, tìm ở cột bên
// trái trước. Quân bị lấy có thể là quân duy nhất mà một quân khác cần.
#include <algorithm>
#include <fstream>
#include <vector>

struct Piece {
    int row, column;
    bool used;
};

int main() {
    std::ifstream in("PAWNS.INP");
    std::ofstream out("PAWNS.OUT");
    int n, m, p, k;
    in >> n >> m >> p >> k;
    std::vector<Piece> all(p), black(k);
    for (Piece &pawn : all) {
        in >> pawn.column;
        pawn.row = 1;
        pawn.used = false;
    }
    for (Piece &piece : black) {
        in >> piece.row >> piece.column;
        piece.used = false;
    }
    all.insert(all.end(), black.begin(), black.end());
    std::sort(all.begin(), all.end(), [](auto &a, auto &b) { return a.row > b.row; });
    std::sort(black.begin(), black.end(), [](auto &a, auto &b) { return a.row < b.row; });
    bool won = true;
    for (Piece &piece : black) {
        bool found = false;
        for (int side : {-1, 1})
            for (Piece &below : all)
                if (!found && !below.used && below.row < piece.row && below.column == piece.column + side)
                    found = below.used = true;
        won = won && found;
    }
    out << (won ? "YES" : "NO") << '\n';
}
