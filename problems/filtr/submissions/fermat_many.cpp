// Kiểm tra Fermat với mười cơ số: số Carmichael vẫn lọt qua nếu không có ước nào trong mười số ấy.
#include <algorithm>
#include <fstream>

typedef unsigned long long number;

static number power(number base, number e, number n) {
    number result = 1;
    for (; e > 0; e /= 2, base = base * base % n)
        if (e % 2) result = result * base % n;
    return result;
}

static bool is_prime(number n) {
    for (number base : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29}) {
        if (n % base == 0) return n == base;
        if (power(base, n - 1, n) != 1) return false;
    }
    return true;
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
