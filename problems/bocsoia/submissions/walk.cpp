// Đúng: đi từ thế thua này sang thế thua tiếp theo cho đến đống đã cho.
#include <fstream>

int main() {
    std::ifstream in("BOCSOIA.INP");
    std::ofstream out("BOCSOIA.OUT");
    int q;
    long long n, m;
    in >> q;
    while (q-- && in >> n >> m) {
        long long lost = 0;
        while (lost + m + 1 <= n) lost += m + 1;
        if (lost < n)
            out << 1 << ' ' << n - lost << '\n';
        else
            out << 0 << ' ' << (n > 0) << '\n';
    }
}
