// Đúng, nhưng làm từng lần đổi chỗ: tới 1.8 * 10^12 lần.
#include <fstream>
#include <utility>
#include <vector>

int main() {
    std::ifstream in("NEIGHBOR.INP");
    std::ofstream out("NEIGHBOR.OUT");
    int n, k, a;
    in >> n >> k >> a;
    std::vector<int> person(n);
    for (int i = 0; i < n; i++) person[i] = i + 1;
    for (int p = 2; k > 0; p++) {
        bool prime = true;
        for (int d = 2; d * d <= p && prime; d++) prime = p % d != 0;
        if (!prime) continue;
        k--;
        int walker = 0;
        for (int i = 0; i < p; i++) {
            int right = walker + 1 < n ? walker + 1 : 0;
            std::swap(person[walker], person[right]);
            walker = right;
        }
    }
    for (int i = 0; i < n; i++)
        if (person[i] == a) out << person[(i + 1) % n] << ' ' << person[(i + n - 1) % n] << '\n';
}
