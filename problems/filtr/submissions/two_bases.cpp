// Kiểm tra Miller với các cơ số 31 và 73: chỉ được chứng minh cho các số bé hơn 9 080 191.
#include <algorithm>
#include <fstream>
#include <numeric>

typedef unsigned long long number;

static number times(number a, number b, number n) { return (unsigned __int128)a * b % n; }

static bool is_prime(number n) {
    for (number p : {31, 73})
        if (n % p == 0) return n == p;
    number d = n - 1, halvings = 0;
    while (d % 2 == 0) d /= 2, halvings++;
    for (number base : {31, 73}) {
        number term = 1, b = base;
        for (number e = d; e > 0; e /= 2, b = times(b, b, n))
            if (e % 2) term = times(term, b, n);
        bool passes = term == 1;
        for (number i = 0; i < halvings; i++, term = times(term, term, n)) passes |= term == n - 1;
        if (!passes) return false;
    }
    return n > 1;
}

static number smallest_factor(number n) {
    for (number p = 2; p < 100 && p <= n; p++)
        if (n % p == 0) return p;
    if (is_prime(n)) return n;
    for (number c = 1;; c++) {
        number x = 2, y = 2, d = 1;
        while (d == 1) {
            number product = 1;
            for (int i = 0; i < 64; i++) {
                x = (times(x, x, n) + c) % n;
                y = (times(y, y, n) + c) % n, y = (times(y, y, n) + c) % n;
                number step = times(product, x > y ? x - y : y - x, n);
                if (step == 0) break;
                product = step;
            }
            d = std::gcd(product, n);
            if (d == 1 && x == y) break;
        }
        if (d > 1 && d < n) return std::min(smallest_factor(d), smallest_factor(n / d));
    }
}

int main() {
    std::ifstream in("FILTR.INP");
    std::ofstream out("FILTR.OUT");
    number low, high, last = 0;
    in >> low >> high;
    for (number n = high; n >= low && last == 0; n--)
        if (is_prime(n)) last = n;
    if (last == 0)
        for (number n = low; n <= high; n++) last = std::max(last, smallest_factor(n));
    out << last - 1 << '\n';
}
