// Hiểu ngược điều kiện thua: tưởng rằng ai bốc viên cuối cùng thì thua.
#include <fstream>
#include <utility>
#include <vector>

int main() {
    std::ifstream in("NIM.INP");
    std::ofstream out("NIM.OUT");
    int n;
    in >> n;
    std::vector<long long> heap(n);
    long long sum = 0;
    int large = 0;
    for (auto &a : heap) {
        in >> a;
        sum ^= a;
        large += a > 1;
    }
    std::vector<std::pair<int, long long>> moves;
    for (int i = 0; i < n; i++) {
        // Khi các đống khác chỉ còn một viên thì phải để lại một số lẻ đống.
        bool ones = large == int(heap[i] > 1);
        long long left = ones ? n % 2 : heap[i] ^ sum;
        if (left < heap[i]) moves.push_back({i + 1, heap[i] - left});
    }
    out << moves.size() << '\n';
    for (auto [number, take] : moves) out << number << ' ' << take << '\n';
}
