// Sắp xếp các đống rồi đi một lượt qua các thế thua: hai triệu thế dưới 10^12, ở giới hạn nâng cao
// thì nhiều hơn hẳn.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <numeric>
#include <vector>

int main() {
    std::ifstream in("NIMSQRT.INP");
    std::ofstream out("NIMSQRT.OUT");
    std::vector<long long> heap;
    for (long long n; in >> n;) heap.push_back(n);
    std::vector<int> order(heap.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int i, int j) { return heap[i] < heap[j]; });
    std::vector<bool> is_lost(heap.size());
    long long lost = 0;
    for (int i : order) {
        while (lost < heap[i]) {
            long long x = lost + (long long)std::sqrt((long double)lost) + 1;
            while (x - lost <= (long long)std::sqrt((long double)x)) x++;
            lost = x;
        }
        is_lost[i] = lost == heap[i];
    }
    for (size_t i = 0; i < heap.size(); i++) out << (is_lost[i] ? "LOSE\n" : "WIN\n");
}
