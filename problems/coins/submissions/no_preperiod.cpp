// Tìm được chu kỳ đúng ở xa, nhưng tin nó ngay từ tháp đầu tiên.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("COINS.INP");
    std::ofstream out("COINS.OUT");
    int k, l, m;
    in >> k >> l >> m;
    const int SIZE = 5000;
    std::vector<bool> wins(SIZE);
    for (int n = 0; n < SIZE; n++)
        wins[n] = (n >= 1 && !wins[n - 1]) || (n >= k && !wins[n - k]) || (n >= l && !wins[n - l]);
    int period = 0, same = 0;
    while (same < l) {
        period++;
        for (same = 0; same < l && wins[SIZE - 1 - same] == wins[SIZE - 1 - same - period];) same++;
    }
    while (m--) {
        long long n;
        in >> n;
        out << (wins[n % period] ? 'A' : 'B');
    }
    out << '\n';
}
