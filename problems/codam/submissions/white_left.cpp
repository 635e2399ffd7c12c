// Cho rằng quân trắng luôn đứng bên trái và đi sang phải.
#include <cstdlib>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("CODAM.INP");
    std::ofstream out("CODAM.OUT");
    long long n, l, x = 0;
    in >> n >> l;
    std::vector<long long> a(n), gap(n);
    for (int i = 0; i < n; i++) {
        long long b;
        in >> a[i] >> b;
        gap[i] = std::llabs(a[i] - b) - 1;
        x ^= gap[i];
    }
    int count = 0, row = 0;
    long long column = 0;
    for (int i = 0; i < n; i++)
        if ((gap[i] ^ x) < gap[i] && ++count == 1) row = i + 1, column = a[i] + gap[i] - (gap[i] ^ x);
    out << x << '\n' << count << '\n';
    if (count) out << row << ' ' << column << '\n';
}
