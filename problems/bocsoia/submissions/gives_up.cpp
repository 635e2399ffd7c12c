// Người thắng đúng, nhưng ở thế thua thì không bốc viên sỏi nào.
#include <fstream>

int main() {
    std::ifstream in("BOCSOIA.INP");
    std::ofstream out("BOCSOIA.OUT");
    int q;
    long long n, m;
    in >> q;
    while (q-- && in >> n >> m) {
        long long take = n % (m + 1);
        out << (take > 0) << ' ' << take << '\n';
    }
}
