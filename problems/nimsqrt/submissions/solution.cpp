// Gọi r là phần nguyên của căn n, p là lũy thừa của 2 lớn nhất không quá r. In ra các thế thua thì thấy: trong
// các số từ r*r đến (r+1)*(r+1)-1, n thua khi (n - r*r) chia r+1 dư 2*(r-p)+1.
#include <cmath>
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    freopen("NIMSQRT.INP", "r", stdin);
    freopen("NIMSQRT.OUT", "w", stdout);
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    long long n;
    while (cin >> n) {
        long long root = (long long)sqrt((double)n);
        // sqrt có thể làm tròn sai.
        while (root * root > n) root--;
        while ((root + 1) * (root + 1) <= n) root++;
        long long power = 1;
        while (power * 2 <= root) power *= 2;
        long long first = 2 * (root - power) + 1;
        if ((n - root * root) % (root + 1) == first) cout << "LOSE\n";
        else cout << "WIN\n";
    }
}
