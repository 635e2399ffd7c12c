// Cho cả hai người luôn lấy nhiều xu nhất có thể.
#include <fstream>

int main() {
    std::ifstream in("COINS.INP");
    std::ofstream out("COINS.OUT");
    int k, l, m;
    in >> k >> l >> m;
    while (m--) {
        long long n;
        in >> n;
        long long moves = n / l;
        n %= l;
        moves += n / k + n % k;
        out << (moves % 2 ? 'A' : 'B');
    }
    out << '\n';
}
