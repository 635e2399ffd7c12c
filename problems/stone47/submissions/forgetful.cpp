// Đúng: thử mọi nước đi. Nhưng không nhớ gì, và gặp lại phần lớn các thế nhiều lần.
#include <fstream>
#include <utility>
#include <vector>

static int heaps[4];

static void change(int size, int take, int sign) {
    heaps[size] -= sign;
    heaps[size - take] += sign;
}

static bool wins() {
    for (int size = 1; size <= 3; size++)
        for (int take = 1; take <= size && heaps[size] > 0; take++) {
            change(size, take, 1);
            bool good = !wins();
            change(size, take, -1);
            if (good) return true;
        }
    return false;
}

int main() {
    std::ifstream in("STONE.INP");
    std::ofstream out("STONE.OUT");
    in >> heaps[2] >> heaps[3];
    std::vector<std::pair<int, int>> moves;
    for (int size = 2; size <= 3; size++)
        for (int take = 1; take <= size; take++) {
            change(size, take, 1);
            if (!wins()) moves.push_back({size, take});
            change(size, take, -1);
        }
    if (moves.empty()) {
        out << "NO\n";
        return 0;
    }
    out << "YES\n" << moves.size() << '\n';
    for (auto [heap, take] : moves) out << heap << ' ' << take << '\n';
}
