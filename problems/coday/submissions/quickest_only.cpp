// Chỉ liệt kê những cách đẩy thắng nhanh nhất.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("CODAY.INP");
    std::ofstream out("CODAY.OUT");
    const int NONE = 1 << 30;
    int n, m, x;
    in >> n >> m >> x;
    std::vector<int> a((x + 1LL) * (m + 1));
    auto at = [&](int i, int j) -> int & { return a[i * (m + 1LL) + j]; };
    for (int i = 1; i <= x; i++) {
        int even[2] = {NONE, NONE}, odd[2] = {0, 0}, by_even = -1, by_odd = -1;
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
        for (int j = 0; j <= m; j++) {
            int e = even[by_even == j], o = odd[by_odd == j];
            at(i, j) = e < NONE ? e + 1 : o ? o + 1 : 0;
        }
    }
    out << at(x, 0) % 2 << '\n' << at(x, 0) << '\n';
    for (int k = 1; k <= m && k < x; k++)
        if (at(x - k, k) + 1 == at(x, 0) && at(x, 0) % 2) out << k << ' ';
    out << '\n';
}
