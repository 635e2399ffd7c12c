// Đúng mọi mặt trừ một: số hiệu của dải được lưu bằng 16 bit, vì giới hạn gốc chỉ có một trăm dải.
#include <cstdio>
#include <vector>
using namespace std;

const int FIRST = 142, PERIOD = 24, TABLE = 400;
int g[TABLE];
int k, total;
vector<int> strip;
// ways[s][v]: số cách chia s ô thành hai phần có xor bằng v.
long long ways[2 * FIRST + PERIOD][32], perPeriod[PERIOD][32];

int value(int n) {
    return n < FIRST ? g[n] : g[FIRST + (n - FIRST) % PERIOD];
}

long long countWays(int s, int v) {
    if (v >= 32) return 0;
    if (s < 2 * FIRST + PERIOD) return ways[s][v];
    // Tổng tăng thêm 24 thì số cách tăng thêm một lượng cố định.
    int base = 2 * FIRST + (s - 2 * FIRST) % PERIOD;
    return ways[base][v] + (s - base) / PERIOD * perPeriod[base - 2 * FIRST][v];
}

int main() {
    for (int n = 2; n < TABLE; n++) {
        bool seen[64] = {};
        for (int length = 2; length <= 3; length++)
            for (int left = 0; left <= n - length; left++)
                seen[g[left] ^ g[n - length - left]] = true;
        while (seen[g[n]]) g[n]++;
    }
    for (int s = 0; s < 2 * FIRST + PERIOD; s++)
        for (int left = 0; left <= s; left++) ways[s][value(left) ^ value(s - left)]++;
    for (int r = 0; r < PERIOD; r++) {
        int s = 2 * FIRST + PERIOD + r;
        for (int left = 0; left <= s; left++) perPeriod[r][value(left) ^ value(s - left)]++;
        for (int v = 0; v < 32; v++) perPeriod[r][v] -= ways[s - PERIOD][v];
    }
    freopen("TOMAU.INP", "r", stdin);
    freopen("TOMAU.OUT", "w", stdout);
    scanf("%d", &k);
    strip.resize(k);
    for (int &n : strip) {
        scanf("%d", &n);
        total ^= value(n);
    }
    long long winning = 0;
    int n = 0;  // số ô của dải đầu tiên có nước thắng
    bool found = false;
    short where = 0;  // dải đầu tiên có nước thắng
    for (int i = 0; i < k; i++) {
        int wanted = total ^ value(strip[i]);
        long long here = 0;
        for (int length = 2; length <= 3; length++)
            if (strip[i] >= length) here += countWays(strip[i] - length, wanted);
        if (here > 0 && !found) {
            found = true;
            where = i;
            n = strip[i];
        }
        winning += here;
    }
    printf("%d\n%lld\n", total, winning);
    if (!found) return 0;
    int wanted = total ^ value(n);
    for (int left = 0;; left++)
        for (int length = 2; length <= 3; length++)
            if (left + length <= n && (value(left) ^ value(n - length - left)) == wanted) {
                printf("%d %d %d\n", where + 1, left + 1, length);
                return 0;
            }
}
