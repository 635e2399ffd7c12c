// Đúng, nhưng đếm mọi số nguyên tố đến n theo từng khối: n đến 10^12 thì quá xa.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("SWEET.INP");
    std::ofstream out("SWEET.OUT");
    long long n;
    in >> n;
    const long long block = 1 << 18;
    std::vector<long long> roots;
    for (long long p = 2; p * p <= n; p++) {
        bool prime = true;
        for (long long d : roots) {
            if (d * d > p) break;
            if (p % d == 0) prime = false;
        }
        if (prime) roots.push_back(p);
    }
    long long primes = 0, palindromes = 0, both = 0;
    for (long long low = 1; low <= n; low += block) {
        std::vector<char> composite(block);
        if (low == 1) composite[0] = true;
        for (long long p : roots) {
            long long first = std::max(p * p, (low + p - 1) / p * p);
            for (long long m = first; m < low + block; m += p) composite[m - low] = true;
        }
        for (long long i = low; i < low + block && i <= n; i++) {
            long long reversed = 0;
            for (long long rest = i; rest > 0; rest /= 10) reversed = 10 * reversed + rest % 10;
            bool prime = !composite[i - low], palindrome = reversed == i;
            primes += prime && !palindrome;
            palindromes += palindrome && !prime;
            both += prime && palindrome;
        }
    }
    long long hermione = primes + (both + 1) / 2, ron = palindromes + both / 2;
    out << (hermione <= ron ? hermione : n - ron) << '\n';
}
