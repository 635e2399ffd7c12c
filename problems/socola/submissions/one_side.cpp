// Thinks that only an even number of rows helps the first player.
#include <fstream>

int main() {
    std::ifstream in("SOCOLA.INP");
    std::ofstream out("SOCOLA.OUT");
    int q;
    in >> q;
    while (q--) {
        long long m, n;
        in >> m >> n;
        out << (m % 2 == 0) << '\n';
    }
}
