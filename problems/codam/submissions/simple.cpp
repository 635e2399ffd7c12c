// Đúng, nhưng thử mọi cột giữa hai quân.
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
        x ^= std::llabs(a[i] - b[i]) - 1;
    }
    int count = 0, row = 0;
    long long column = 0;
    for (int i = 0; i < n; i++) {
        long long others = x ^ (std::llabs(a[i] - b[i]) - 1);
        int step = a[i] < b[i] ? 1 : -1;
        for (long long c = a[i] + step; c != b[i]; c += step)
            if (std::llabs(c - b[i]) - 1 == others && ++count == 1) row = i + 1, column = c;
    }
    out << x << '\n' << count << '\n';
    if (count) out << row << ' ' << column << '\n';
}
