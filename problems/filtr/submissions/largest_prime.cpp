// Luôn lấy số nguyên tố lớn nhất không quá R: nó có thể nhỏ hơn L.
#include <fstream>

static bool is_prime(long long n) {
    for (long long d = 2; d * d <= n; d++)
        if (n % d == 0) return false;
    return n > 1;
}

int main() {
    std::ifstream in("FILTR.INP");
    std::ofstream out("FILTR.OUT");
    long long low, high;
    in >> low >> high;
    while (!is_prime(high)) high--;
    out << high - 1 << '\n';
}
