// Theo đúng lời tài liệu: không được qua ô âm nào. K được đọc rồi bỏ quên.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("GRID.INP");
    std::ofstream out("GRID.OUT");
    const long long none = -(1LL << 60);
    int n, k;
    while (in >> n >> k) {
        std::vector<long long> best(n, none), left, right;
        best[0] = 0;
        for (int i = 0; i < n; i++) {
            left = right = best;
            std::vector<long long> a(n);
            for (auto &value : a) in >> value;
            for (int j = 0; j < n; j++) {
                if (j > 0) right[j] = std::max(right[j], right[j - 1]);
                right[j] = a[j] < 0 ? none : right[j] + a[j];
            }
            for (int j = n - 1; j >= 0; j--) {
                if (j + 1 < n) left[j] = std::max(left[j], left[j + 1]);
                left[j] = a[j] < 0 ? none : left[j] + a[j];
            }
            for (int j = 0; j < n; j++) best[j] = std::max(left[j], right[j]);
        }
        if (best[n - 1] < 0)
            out << "NO\n";
        else
            out << best[n - 1] << '\n';
    }
}
