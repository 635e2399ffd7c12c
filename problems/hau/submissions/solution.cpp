// Trò chơi Wythoff: cặp thua thứ k là (a, a + k) với a = phần nguyên của k nhân tỉ lệ vàng.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>
using namespace std;

// Số nhỏ hơn trong cặp thứ k: (k + căn(5k²)) / 2, tính đúng bằng số nguyên 128 bit.
long long lower(long long k) {
    __int128 square = (__int128)5 * k * k;
    long long root = sqrtl((long double)square);
    while ((__int128)root * root > square) root--;
    while ((__int128)(root + 1) * (root + 1) <= square) root++;
    return (k + root) / 2;
}

// Tọa độ kia của ô thua có một tọa độ là x.
long long partner(long long x) {
    long long k = lower(x) - x;                       // có k cặp, kể từ cặp 1, mà số nhỏ bé hơn x
    if (lower(k + 1) == x) return x + k + 1;          // x là số nhỏ của một cặp
    return lower(x - k);                              // x là số lớn của một cặp
}

int main() {
    freopen("HAU.INP", "r", stdin);
    freopen("HAU.OUT", "w", stdout);
    int t;
    scanf("%d", &t);
    while (t--) {
        long long p, q;
        scanf("%lld %lld", &p, &q);
        vector<pair<long long, long long>> moves;
        long long x = partner(q), y = partner(p), k = llabs(p - q), a = lower(k);
        if (y < q) moves.push_back({p, y});
        if (x < p) moves.push_back({x, q});
        if (a < min(p, q)) {
            if (p < q) moves.push_back({a, a + k});
            else moves.push_back({a + k, a});
        }
        sort(moves.begin(), moves.end());
        printf("%zu\n", moves.size());
        for (auto [u, v] : moves) printf("%lld %lld\n", u, v);
    }
}
