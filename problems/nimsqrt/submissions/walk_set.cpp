// Tìm mọi thế thua tới 10^12 một lần rồi cất vào unordered_set; mỗi đống chỉ còn là một lần tra.
#include <cmath>
#include <fstream>
#include <unordered_set>

int main() {
    std::ifstream in("NIMSQRT.INP");
    std::ofstream out("NIMSQRT.OUT");
    std::unordered_set<long long> lost;
    for (long long n = 0; n <= 1000000000000LL;) {
        lost.insert(n);
        long long x = n + (long long)std::sqrt((long double)n) + 1;
        while (x - n <= (long long)std::sqrt((long double)x)) x++;
        n = x;
    }
    for (long long n; in >> n;) out << (lost.count(n) ? "LOSE\n" : "WIN\n");
}
