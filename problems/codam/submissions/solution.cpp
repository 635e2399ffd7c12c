// Mỗi hàng là một đống sỏi của trò chơi nim: số viên là số ô nằm giữa hai quân.
#include <cstdio>
#include <cstdlib>
using namespace std;

int n, moves, row;
long long l, a[1000001], b[1000001], sum, column;

int main() {
    freopen("CODAM.INP", "r", stdin);
    freopen("CODAM.OUT", "w", stdout);
    scanf("%d %lld", &n, &l);
    for (int i = 1; i <= n; i++) {
        scanf("%lld %lld", &a[i], &b[i]);
        sum ^= llabs(a[i] - b[i]) - 1;
    }
    for (int i = n; i >= 1; i--) {
        long long gap = llabs(a[i] - b[i]) - 1, wanted = gap ^ sum;
        if (wanted < gap) {
            moves++;
            row = i;
            column = a[i] < b[i] ? b[i] - wanted - 1 : b[i] + wanted + 1;
        }
    }
    printf("%lld\n%d\n", sum, moves);
    if (moves > 0) printf("%d %lld\n", row, column);
}
