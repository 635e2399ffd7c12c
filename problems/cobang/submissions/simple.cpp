// Nước tốt nhất và tốt thứ hai của từng hàng, nhưng giữ mọi hàng: 200 MB, ở giới hạn nâng cao gấp hai mươi lần.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("COBANG.INP");
    std::ofstream out("COBANG.OUT");
    const int NONE = 1 << 30;
    int n, m, x, y;
    in >> n >> m >> x >> y;
    std::vector<int> a((x + 1LL) * (m + 1));
    auto at = [&](int i, int j) -> int & { return a[i * (m + 1LL) + j]; };
    for (int i = 1; i <= x; i++) {
        int even[2] = {NONE, NONE}, odd[2] = {0, 0}, by_even = 0, by_odd = 0;
        for (int k = 1; k <= m && k < i; k++) {
            int v = at(i - k, k);
            if (v % 2 == 0) {
                if (v < even[0]) even[1] = even[0], even[0] = v, by_even = k;
                else even[1] = std::min(even[1], v);
            } else {
                if (v > odd[0]) odd[1] = odd[0], odd[0] = v, by_odd = k;
                else odd[1] = std::max(odd[1], v);
            }
        }
        for (int j = 1; j <= m; j++) {
            int e = even[by_even == j], o = odd[by_odd == j];
            at(i, j) = e < NONE ? e + 1 : o ? o + 1 : 0;
        }
    }
    out << at(x, y) % 2 << '\n' << at(x, y) << '\n';
}
