// Lấy khoảng cách giữa hai quân làm số ô trống giữa chúng.
#include <cstdlib>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("CODAM.INP");
    std::ofstream out("CODAM.OUT");
    long long n, l, x = 0;
    in >> n >> l;
    std::vector<long long> a(n), b(n);
    for (int i = 0; i < n; i++) {
        in >> a[i] >> b[i];
        x ^= std::llabs(a[i] - b[i]);
    }
    int count = 0, row = 0;
    long long column = 0;
    for (int i = 0; i < n; i++) {
        long long gap = std::llabs(a[i] - b[i]), left = gap ^ x;
        if (left < gap && ++count == 1) {
            row = i + 1;
            column = a[i] < b[i] ? b[i] - left : b[i] + left;
        }
    }
    out << x << '\n' << count << '\n';
    if (count) out << row << ' ' << column << '\n';
}
