// Lỗi: đếm tổng của các cột đến 5999 mà quên 3000 + 3000.
#include <cstdio>

static int count[6001];

int main() {
    FILE *in = fopen("DELCOL.INP", "r");
    FILE *out = fopen("DELCOL.OUT", "w");
    int n;
    if (fscanf(in, "%d", &n) != 1) return 1;
    long long twice = 0;
    for (int i = 0; i < n; i++) {
        int a, b;
        if (fscanf(in, "%d %d", &a, &b) != 2) return 1;
        twice += a - b;
        count[a + b]++;
    }
    int sign = 1;
    for (int sum = 5999; sum >= 2; sum--)
        for (; count[sum] > 0; count[sum]--) {
            twice += sign * sum;
            sign = -sign;
        }
    fprintf(out, "%lld\n", twice / 2);
    return 0;
}
