// Hai bạn tranh nhau những viên kẹo vừa nguyên tố vừa đối xứng; ai có ít nước đi hơn thì dừng trước.
// Từ một n nhỏ trở đi Ron luôn dừng trước, nên chỉ cần liệt kê các số đối xứng.
#include <algorithm>
#include <fstream>
using namespace std;

typedef long long ll;

ll n, palindromes, both;

ll multiply(ll a, ll b, ll m) { return (__int128)a * b % m; }

// Kiểm tra Miller - Rabin với các cơ số 2, 3, 5, 7, 11: đúng với mọi số dưới 2 * 10^12.
bool isPrime(ll m) {
    if (m < 2) return false;
    for (ll p : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37})
        if (m % p == 0) return m == p;
    ll odd = m - 1;
    while (odd % 2 == 0) odd /= 2;
    for (ll base : {2, 3, 5, 7, 11}) {
        ll x = 1, b = base, e = odd;
        for (; e > 0; e /= 2, b = multiply(b, b, m))
            if (e % 2 == 1) x = multiply(x, b, m);
        if (x == 1) continue;
        for (e = odd; x != m - 1; e *= 2) {
            if (e == m - 1) return false;
            x = multiply(x, x, m);
        }
    }
    return true;
}

int main() {
    ifstream in("SWEET.INP");
    ofstream out("SWEET.OUT");
    in >> n;
    // Nửa đầu của số đối xứng; chữ số cuối của nửa đầu được viết một lần hoặc hai lần.
    for (ll half = 1; half < 1000000; half++)
        for (ll rest : {half, half / 10}) {
            ll number = half;
            for (; rest > 0; rest /= 10) number = 10 * number + rest % 10;
            if (number > n) continue;
            palindromes++;
            if (isPrime(number)) both++;
        }
    ll ron = palindromes - (both + 1) / 2, primes = 0;
    for (int i = 2; i <= min(n, 1000LL); i++) primes += isPrime(i);
    ll hermione = primes - both / 2;
    out << (n <= 1000 && hermione <= ron ? hermione : n - ron) << '\n';
}
