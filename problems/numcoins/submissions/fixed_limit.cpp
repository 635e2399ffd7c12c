// Hiểu "không quá K cọc" là cho mọi nước đi chứ không chỉ cho nước đi đầu tiên.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NUMCOINS.INP");
    std::ofstream out("NUMCOINS.OUT");
    int n, k;
    in >> n >> k;
    std::vector<long long> p(n), sum(n + 1), best(n + 1);
    std::vector<int> take(n + 1);
    for (auto &heap : p) in >> heap;
    for (int i = n - 1; i >= 0; i--) {
        sum[i] = sum[i + 1] + p[i];
        for (int t = 1; t <= k && i + t <= n; t++)
            if (sum[i] - best[i + t] > best[i]) {
                best[i] = sum[i] - best[i + t];
                take[i] = t;
            }
    }
    out << best[0] << '\n';
    for (int i = 0; i < n; i += take[i]) out << take[i] << ' ';
    out << '\n';
}
