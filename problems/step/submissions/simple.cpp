// Đúng, nhưng giữ cả dải ô: được với 200 ô, quá nhiều với 10^9.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("STEP.INP");
    std::ofstream out("STEP.OUT");
    int n, m;
    in >> n >> m;
    std::vector<char> bead(n + 1);
    for (int i = 0; i < m; i++) {
        int p;
        in >> p;
        bead[p] = true;
    }
    int moves = 0;
    if (bead[n - 1]) {
        while (n - 1 - moves > 0 && bead[n - 1 - moves]) moves++;
    } else {
        std::vector<int> heap{0};
        for (int p = n - 2; p >= 1; p--) {
            if (bead[p]) heap.back()++;
            else heap.push_back(0);
        }
        int sum = 0;
        for (size_t i = 1; i < heap.size(); i += 2) sum ^= heap[i];
        for (size_t i = 1; i < heap.size(); i++) {
            if (i % 2) {
                moves += (heap[i] ^ sum) < heap[i];
            } else {
                int more = (heap[i - 1] ^ sum) - heap[i - 1];
                moves += more > 0 && more <= heap[i];
            }
        }
    }
    out << moves << '\n';
}
