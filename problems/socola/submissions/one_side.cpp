// Cho rằng chỉ số hàng chẵn mới có lợi cho người đi trước.
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
