// Đúng, nhưng ở mỗi lượt lại tìm tổng lớn nhất từ 6000 trở xuống.
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
    for (int turn = 0; turn < n; turn++) {
        int sum = 6000;
        while (count[sum] == 0) sum--;
        count[sum]--;
        twice += turn % 2 == 0 ? sum : -sum;
    }
    fprintf(out, "%lld\n", twice / 2);
    return 0;
}
