// Các thế thua lặp lại: từ 4 viên trở lên, thêm 5 viên vào một đống không đổi kết quả.
#include <algorithm>
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
    freopen("HAIDONG3.INP", "r", stdin);
    freopen("HAIDONG3.OUT", "w", stdout);
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
        sort(moves.begin(), moves.end());
        printf("%zu\n", moves.size());
        for (auto [u, v] : moves) printf("%lld %lld\n", u, v);
    }
}
