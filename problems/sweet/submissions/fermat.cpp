// Kiểm tra số nguyên tố theo định lý nhỏ Fermat với các cơ số 2, 3, 5. Số Carmichael 101101 là số đối xứng và lọt
// qua; trong giới hạn gốc điều đó không làm đáp án thay đổi.
#include <algorithm>
#include <fstream>
using namespace std;

typedef long long ll;

ll n, palindromes, both;

ll multiply(ll a, ll b, ll m) { return (__int128)a * b % m; }

// Lũy thừa base^e theo mô-đun m.
ll power(ll base, ll e, ll m) {
    ll x = 1;
    for (; e > 0; e /= 2, base = multiply(base, base, m))
        if (e % 2 == 1) x = multiply(x, base, m);
    return x;
}

bool isPrime(ll m) {
    if (m < 2) return false;
    for (ll base : {2, 3, 5}) {
        if (m % base == 0) return m == base;
        if (power(base, m - 1, m) != 1) return false;
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
