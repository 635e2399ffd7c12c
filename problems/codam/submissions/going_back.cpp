// Cho quân trắng đi lùi: đếm cả những nước làm khoảng trống lớn lên.
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
    for (int i = 0; i < n && x; i++) {
        long long left = 1 + ((std::llabs(a[i] - b[i]) - 1) ^ x);
        long long c = a[i] < b[i] ? b[i] - left : b[i] + left;
        if (1 <= c && c <= l && ++count == 1) row = i + 1, column = c;
    }
    out << x << '\n' << count << '\n';
    if (count) out << row << ' ' << column << '\n';
}
