// Theo đúng m1, m2 > 0 của tài liệu: không nối hai điểm kề nhau.
#include <fstream>
#include <vector>

int main() {
    std::vector<int> g(1001);
    for (int n = 4; n <= 1000; n++) {
        std::vector<bool> seen(2048);
        for (int i = 1; i < n - 2; i++) seen[g[i] ^ g[n - 2 - i]] = true;
        while (seen[g[n]]) g[n]++;
    }
    std::ifstream in("OMAKS.INP");
    std::ofstream out("OMAKS.OUT");
    int q, n;
    in >> q;
    while (in >> n) {
        long long ends = 0;
        for (int i = 1; i < n - 2; i++) ends += n * (g[i] == g[n - 2 - i]);
        out << (ends > 0) << ' ' << ends / 2 << '\n';
    }
}
