// Mỗi số bị gạch khi đến ước nguyên tố nhỏ nhất của nó. Nếu có số nguyên tố thì số nguyên tố lớn
// nhất bị gạch sau cùng, nên duyệt từ R xuống; tìm ước bằng cách chia thử đến căn bậc hai.
#include <algorithm>
#include <fstream>
using namespace std;

int smallestFactor(int n) {
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0) return d;
    return n;
}

int main() {
    ifstream in("FILTR.INP");
    ofstream out("FILTR.OUT");
    int low, high, last = 0;
    in >> low >> high;
    for (int n = high; n >= low; n--) {
        int factor = smallestFactor(n);
        last = max(last, factor);
        if (factor == n) break;
    }
    out << last - 1 << '\n';
}
