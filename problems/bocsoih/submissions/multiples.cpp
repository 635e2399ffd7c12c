// Forgets that a move may not be repeated: then only the multiples of M + 1 are lost.
#include <fstream>

int main() {
    std::ifstream in("BOCSOIH.INP");
    std::ofstream out("BOCSOIH.OUT");
    int t;
    for (in >> t; t--;) {
        long long n, m;
        in >> n >> m;
        out << (n % (m + 1) != 0) << '\n';
    }
}
