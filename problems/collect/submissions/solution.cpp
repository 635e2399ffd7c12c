// Mỗi bước đổi tính chẵn lẻ của cả ba số; nếu lúc đầu ba số cùng chẵn hoặc cùng lẻ thì không thể còn 1, 0, 0.
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    freopen("COLLECT.INP", "r", stdin);
    freopen("COLLECT.OUT", "w", stdout);
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int tests;
    cin >> tests;
    while (tests--) {
        long long a, b, c;
        cin >> a >> b >> c;
        int colours = 0;
        if (a > 0) colours++;
        if (b > 0) colours++;
        if (c > 0) colours++;
        bool possible;
        if (colours < 2) {
            possible = a + b + c == 1;
        } else {
            possible = a % 2 != b % 2 || b % 2 != c % 2;
        }
        if (possible) cout << "YES\n";
        else cout << "NO\n";
    }
}
