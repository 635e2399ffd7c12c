// Đúng, nhưng với mỗi đống lại sinh các thế thua từ 0.
#include <cstdio>

int main() {
    FILE *in = fopen("NIMSQRT.INP", "r");
    FILE *out = fopen("NIMSQRT.OUT", "w");
    long long n;
    while (fscanf(in, "%lld", &n) == 1) {
        long long lost = 0, root = 0;
        while (lost < n) {
            lost += root + 1;
            if (lost >= (root + 1) * (root + 1)) {
                lost++;
                root++;
            }
        }
        fputs(lost == n ? "LOSE\n" : "WIN\n", out);
    }
    return 0;
}
