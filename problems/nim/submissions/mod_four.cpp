// Nhầm với trò chơi mà mỗi nước chỉ được bốc nhiều nhất ba viên.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NIM.INP");
    std::ofstream out("NIM.OUT");
    int n;
    in >> n;
    std::vector<long long> heap(n);
    int g = 0;
    for (auto &a : heap) {
        in >> a;
        g ^= int(a % 4);
    }
    std::vector<std::pair<int, int>> moves;
    for (int i = 0; i < n; i++) {
        int rest = int(heap[i] % 4);
        if ((rest ^ g) < rest) moves.push_back({i + 1, rest - (rest ^ g)});
    }
    out << moves.size() << '\n';
    for (auto [heap_number, take] : moves) out << heap_number << ' ' << take << '\n';
}
