// Mỗi lần bẻ làm tăng số thanh thêm một, nên ván chơi nào cũng có đúng M*N - 1 nước.
#include <cstdio>

int main() {
    freopen("SOCOLA.INP", "r", stdin);
    freopen("SOCOLA.OUT", "w", stdout);
    int q;
    scanf("%d", &q);
    while (q--) {
        long long m, n;
        scanf("%lld %lld", &m, &n);
        printf("%d\n", m % 2 == 0 || n % 2 == 0);
    }
}
