// Quy tắc đúng nhưng tính bằng số kiểu double.
#include <cmath>
#include <fstream>

int main() {
    std::ifstream in("COLLECT.INP");
    std::ofstream out("COLLECT.OUT");
    int t;
    double a, b, c;
    in >> t;
    while (t-- && in >> a >> b >> c) {
        bool one = a + b + c == 1;
        bool two_colours = (a > 0) + (b > 0) + (c > 0) >= 2;
        bool equal = fmod(a, 2) == fmod(b, 2) && fmod(b, 2) == fmod(c, 2);
        out << (one || (two_colours && !equal) ? "YES" : "NO") << '\n';
    }
}
