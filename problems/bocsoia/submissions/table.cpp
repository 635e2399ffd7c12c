// Đúng: một đống là thế thắng nếu có cách bốc để lại thế thua. Nhưng mỗi câu hỏi lại lập một bảng
// riêng.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("BOCSOIA.INP");
    std::ofstream out("BOCSOIA.OUT");
    int q, n, m;
    in >> q;
    while (q-- && in >> n >> m) {
        std::vector<int> take(n + 1, 0);  // a winning take, 0 if there is none
        for (int size = 1; size <= n; size++)
            for (int t = 1; t <= m && t <= size; t++)
                if (take[size - t] == 0) {
                    take[size] = t;
                    break;
                }
        if (take[n])
            out << 1 << ' ' << take[n] << '\n';
        else
            out << 0 << ' ' << (n > 0) << '\n';
    }
}
