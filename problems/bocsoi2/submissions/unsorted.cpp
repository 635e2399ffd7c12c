// Đúng mọi nước, nhưng ghi theo thứ tự tìm thấy.
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

const int SMALL = 9;
bool table[SMALL][SMALL];  // thế thua của các đống nhỏ

int reduced(long long heap) { return heap < 9 ? heap : 4 + (heap - 4) % 5; }

bool lost(long long x, long long y) {
    if (x < 0 || y < 0) return false;
    return table[reduced(x)][reduced(y)];
}

int main() {
    for (int x = 0; x < SMALL; x++)
        for (int y = 0; y < SMALL; y++) {
            table[x][y] = true;
            for (int k = 1; k <= 4; k++) {
                if (k <= x && table[x - k][y]) table[x][y] = false;
                if (k <= y && table[x][y - k]) table[x][y] = false;
                if (k <= 3 && k <= x && k <= y && table[x - k][y - k]) table[x][y] = false;
            }
        }
    freopen("BOCSOI2.INP", "r", stdin);
    freopen("BOCSOI2.OUT", "w", stdout);
    int q;
    scanf("%d", &q);
    while (q--) {
        long long x, y;
        scanf("%lld %lld", &x, &y);
        vector<pair<long long, long long>> moves;
        for (int k = 1; k <= 4; k++) {
            if (lost(x - k, y)) moves.push_back({x - k, y});
            if (lost(x, y - k)) moves.push_back({x, y - k});
            if (k <= 3 && lost(x - k, y - k)) moves.push_back({x - k, y - k});
        }
        printf("%zu\n", moves.size());
        for (auto [u, v] : moves) printf("%lld %lld\n", u, v);
    }
}
