// Right, but a prime near 10^18 takes 10^9 divisions.
#include <algorithm>
#include <fstream>

static long long smallest_factor(long long n) {
    for (long long d = 2; d * d <= n; d++)
        if (n % d == 0) return d;
    return n;
}

int main() {
    std::ifstream in("FILTR.INP");
    std::ofstream out("FILTR.OUT");
    long long low, high, last = 0;
    in >> low >> high;
    for (long long n = high; n >= low && last <= n; n--) {
        long long factor = smallest_factor(n);
        last = std::max(last, factor);
        if (factor == n) break;
    }
    out << last - 1 << '\n';
}
