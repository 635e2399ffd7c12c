// Chỉ kiểm tra Fermat với cơ số 2: 341, 561, 25326001 và nhiều số khác lọt qua.
#include <algorithm>
#include <fstream>

typedef unsigned long long number;

static bool is_prime(number n) {
    number result = 1, base = 2;
    for (number e = n - 1; e > 0; e /= 2) {
        if (e % 2) result = result * base % n;
        base = base * base % n;
    }
    return n == 2 || result == 1;
}

int main() {
    std::ifstream in("FILTR.INP");
    std::ofstream out("FILTR.OUT");
    number low, high, last = 0;
    in >> low >> high;
    for (number n = high; n >= low; n--) {
        if (is_prime(n)) {
            last = std::max(last, n);
            break;
        }
        number d = 2;
        while (n % d) d++;
        last = std::max(last, d);
    }
    out << last - 1 << '\n';
}
