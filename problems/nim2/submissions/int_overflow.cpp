// Cách làm đúng nhưng các đống bị cắt còn 32 bit.
#include <cstdint>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NIM2.INP");
    std::ofstream out("NIM2.OUT");
    int tests, mode, n;
    in >> tests;
    while (tests-- && in >> mode >> n) {
        std::vector<uint32_t> a(n);
        uint32_t g = 0;
        int large = 0;
        for (auto &heap : a) {
            long long stones;
            in >> stones;
            heap = uint32_t(stones);
            g ^= heap;
            large += heap > 1;
        }
        std::vector<std::pair<int, uint32_t>> moves;
        for (int i = 0; i < n; i++) {
            bool flip = mode == 1 && large == (a[i] > 1);
            uint32_t left = a[i] ^ g ^ flip;
            if (left < a[i]) moves.push_back({i + 1, a[i] - left});
        }
        out << moves.size() << '\n';
        for (auto [heap, take] : moves) out << heap << ' ' << take << '\n';
    }
}
