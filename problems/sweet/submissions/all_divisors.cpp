// Đúng, nhưng chia cho mọi số nhỏ hơn: 4 * 10^10 phép chia với 10^6 viên kẹo.
#include <algorithm>
#include <fstream>
#include <string>

int main() {
    std::ifstream in("SWEET.INP");
    std::ofstream out("SWEET.OUT");
    int n, primes = 0, palindromes = 0, both = 0;
    in >> n;
    for (int i = 1; i <= n; i++) {
        bool prime = i > 1;
        for (int d = 2; d < i && prime; d++) prime = i % d != 0;
        std::string digits = std::to_string(i);
        bool palindrome = std::equal(digits.begin(), digits.end(), digits.rbegin());
        primes += prime && !palindrome;
        palindromes += palindrome && !prime;
        both += prime && palindrome;
    }
    int hermione = primes + (both + 1) / 2, ron = palindromes + both / 2;
    out << (hermione <= ron ? hermione : n - ron) << '\n';
}
