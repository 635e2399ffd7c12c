// Như lời giải, nhưng nhân hai số cỡ 10^18 bằng 64 bit: tích tràn số.
#include <algorithm>
#include <cstdlib>
#include <fstream>
using namespace std;

typedef long long ll;

ll multiply(ll a, ll b, ll n) { return a * b % n; }

// Kiểm tra Miller - Rabin: 12 cơ số này là đủ cho mọi số 64 bit.
bool isPrime(ll n) {
    for (ll p = 2; p <= 37; p++)
        if (n % p == 0) return n == p;
    ll odd = n - 1;
    while (odd % 2 == 0) odd /= 2;
    for (ll base : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
        ll x = 1, b = base, e = odd;
        for (; e > 0; e /= 2, b = multiply(b, b, n))
            if (e % 2 == 1) x = multiply(x, b, n);
        if (x == 1) continue;
        for (e = odd; x != n - 1; e *= 2) {
            if (e == n - 1) return false;
            x = multiply(x, x, n);
        }
    }
    return true;
}

// Ước nhỏ nhất lớn hơn 1 của n.
ll smallestFactor(ll n) {
    for (ll p = 2; p < 5000 && p * p <= n; p++)
        if (n % p == 0) return p;
    if (isPrime(n)) return n;
    // Phương pháp rho của Pollard, nhân dồn 100 hiệu rồi mới tìm ước chung.
    for (ll c = 1;; c++) {
        ll slow = 2, fast = 2, d = 1;
        while (d == 1) {
            ll startSlow = slow, startFast = fast, product = 1;
            for (int i = 0; i < 100; i++) {
                slow = (multiply(slow, slow, n) + c) % n;
                for (int j = 0; j < 2; j++) fast = (multiply(fast, fast, n) + c) % n;
                product = multiply(product, abs(slow - fast), n);
            }
            d = __gcd(product, n);
            if (d != n) continue;
            // Trong 100 bước này có hơn một ước: đi lại từng bước.
            slow = startSlow, fast = startFast, d = 1;
            while (d == 1) {
                slow = (multiply(slow, slow, n) + c) % n;
                for (int j = 0; j < 2; j++) fast = (multiply(fast, fast, n) + c) % n;
                d = __gcd(abs(slow - fast), n);
            }
        }
        if (d < n) return min(smallestFactor(d), smallestFactor(n / d));
    }
}

int main() {
    ifstream in("FILTR.INP");
    ofstream out("FILTR.OUT");
    ll low, high, last = 0;
    in >> low >> high;
    for (ll n = high; n >= low && last == 0; n--)
        if (isPrime(n)) last = n;
    if (last == 0)
        for (ll n = low; n <= high; n++) last = max(last, smallestFactor(n));
    out << last - 1 << '\n';
}
