// Chỉ khoảng cách g giữa hai viên sỏi là quan trọng: như đống g viên, mỗi lần bốc 1 đến M viên.
#include <cstdio>
using namespace std;

long long k, m, b, w, gap[100001], sum;
int moves, strip[100001];
long long distance_of[100001];

int main() {
    freopen("CHUYENSOI12.INP", "r", stdin);
    freopen("CHUYENSOI12.OUT", "w", stdout);
    scanf("%lld %lld", &k, &m);
    for (int i = 1; i <= k; i++) {
        scanf("%lld %lld", &b, &w);
        gap[i] = w - b - 1;
        sum ^= gap[i] % (m + 1);
    }
    for (int i = 1; i <= k; i++) {
        long long now = gap[i] % (m + 1), wanted = now ^ sum;
        if (wanted > m || wanted == now) continue;
        long long d = now - wanted;
        if (d < 0) d += m + 1;
        if (d <= gap[i]) {
            moves++;
            strip[moves] = i;
            distance_of[moves] = d;
        }
    }
    printf("%lld\n%d\n", sum, moves);
    for (int i = 1; i <= moves; i++) printf("%d %lld\n", strip[i], distance_of[i]);
}
