// Mỗi số bị gạch khi đến ước nguyên tố nhỏ nhất của nó. Nếu có số nguyên tố thì số nguyên tố lớn
// nhất bị gạch sau cùng, nên duyệt từ R xuống; tìm ước bằng cách chia thử đến căn bậc hai.
#include <algorithm>
#include <fstream>
using namespace std;

typedef long long ll;

ll smallestFactor(ll n) {
    for (ll d = 2; d * d <= n; d++)
        if (n % d == 0) return d;
    return n;
}

int main() {
    ifstream in("FILTR.INP");
    ofstream out("FILTR.OUT");
    ll low, high, last = 0;
    in >> low >> high;
    for (ll n = high; n >= low; n--) {
        ll factor = smallestFactor(n);
        last = max(last, factor);
        if (factor == n) break;
    }
    out << last - 1 << '\n';
}
