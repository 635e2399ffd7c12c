// Right: a take of x wins if the smallest term of what is left is more than 2x.
// But it tries x = 1, 2, 3, ... and the answer may be all of n.
#include <fstream>

static long long fibonacci[90];

static long long smallest_term(long long n) {
    int i = 85;
    for (;;) {
        while (fibonacci[i] > n) i--;
        if (fibonacci[i] == n) return n;
        n -= fibonacci[i];
    }
}

int main() {
    std::ifstream in("PEBBLES.INP");
    std::ofstream out("PEBBLES.OUT");
    fibonacci[0] = 1;
    fibonacci[1] = 2;
    for (int i = 2; i <= 85; i++) fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    long long n, x = 1;
    in >> n;
    while (x < n && smallest_term(n - x) <= 2 * x) x++;
    out << x << '\n';
}
