// Đếm số nguyên tố bằng sàng đến n; hai bạn tranh nhau những viên kẹo vừa nguyên tố vừa đối xứng.
#include <fstream>
using namespace std;

bool composite[1000001];

int main() {
    ifstream in("SWEET.INP");
    ofstream out("SWEET.OUT");
    int n, primes = 0, palindromes = 0, both = 0;
    in >> n;
    composite[1] = true;
    for (int i = 1; i <= n; i++) {
        if (!composite[i])
            for (int j = 2 * i; j <= n; j += i) composite[j] = true;
        int reversed = 0;
        for (int rest = i; rest > 0; rest /= 10) reversed = 10 * reversed + rest % 10;
        bool palindrome = reversed == i;
        if (!composite[i]) primes++;
        if (palindrome) palindromes++;
        if (palindrome && !composite[i]) both++;
    }
    int hermione = primes - both / 2, ron = palindromes - (both + 1) / 2;
    out << (hermione <= ron ? hermione : n - ron) << '\n';
}
