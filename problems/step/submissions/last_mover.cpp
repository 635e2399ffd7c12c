// Bỏ sót rằng ai lấp ô N thì thắng, và chơi cho đến khi không ai đi được.
#include <fstream>
#include <map>
#include <vector>

int main() {
    std::ifstream in("STEP.INP");
    std::ofstream out("STEP.OUT");
    long long n, m;
    in >> n >> m;
    std::map<long long, bool> bead;
    for (int i = 0; i < m; i++) {
        long long p;
        in >> p;
        bead[p] = true;
    }
    // Heaps from the right, by the number of holes among 1..n to their right.
    std::map<long long, long long> heap;
    long long right = 0;
    for (auto it = bead.rbegin(); it != bead.rend(); ++it) heap[n - it->first - right++]++;
    long long sum = 0, moves = 0;
    for (auto [number, size] : heap)
        if (number % 2) sum ^= size;
    for (auto [number, size] : heap) {
        if (number % 2) {
            moves += (size ^ sum) < size;
        } else if (number > 0) {
            long long below = heap.count(number - 1) ? heap[number - 1] : 0;
            long long more = (below ^ sum) - below;
            moves += more > 0 && more <= size;
        }
    }
    out << moves << '\n';
}
