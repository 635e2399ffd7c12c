// Quên rằng hai phần phải khác nhau: chia cả thành hai phần bằng nhau.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("GRUNDY.INP");
    std::ofstream out("GRUNDY.OUT");
    int n;
    in >> n;
    std::vector<int> g(n + 1);
    for (int heap = 1; heap <= n; heap++) {
        std::vector<bool> seen(1024);
        for (int part = 1; 2 * part <= heap; part++) seen[g[part] ^ g[heap - part]] = true;
        while (seen[g[heap]]) g[heap]++;
        out << g[heap] << (heap < n ? ' ' : '\n');
    }
}
