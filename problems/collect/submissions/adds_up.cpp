// Quy tắc đúng, nhưng tìm "một viên bi" qua một tổng 64 bit.
#include <fstream>

int main() {
    std::ifstream in("COLLECT.INP");
    std::ofstream out("COLLECT.OUT");
    int t;
    unsigned long long a, b, c;
    in >> t;
    while (t-- && in >> a >> b >> c) {
        bool one = a + b + c == 1;
        bool two_colours = (a > 0) + (b > 0) + (c > 0) >= 2;
        bool equal = a % 2 == b % 2 && b % 2 == c % 2;
        out << (one || (two_colours && !equal) ? "YES" : "NO") << '\n';
    }
}
