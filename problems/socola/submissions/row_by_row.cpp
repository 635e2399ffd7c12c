// Đúng, nhưng đếm các lần bẻ theo từng hàng.
#include <fstream>

int main() {
    std::ifstream in("SOCOLA.INP");
    std::ofstream out("SOCOLA.OUT");
    int q;
    in >> q;
    while (q--) {
        unsigned long long m, n;
        in >> m >> n;
        volatile unsigned long long breaks = 0;  // no compiler may replace the loop by a formula
        for (unsigned long long row = 1; row <= m; row++) {
            if (row < m) breaks = breaks + 1;
            breaks = breaks + (n - 1);
        }
        out << breaks % 2 << '\n';
    }
}
