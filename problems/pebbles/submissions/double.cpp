// Cách làm đúng nhưng tính bằng số kiểu double.
#include <cstdio>

int main() {
    FILE *in = fopen("PEBBLES.INP", "r");
    FILE *out = fopen("PEBBLES.OUT", "w");
    double n;
    if (fscanf(in, "%lf", &n) != 1) return 1;
    for (;;) {
        double a = 1, b = 2;
        while (b <= n) {
            double c = a + b;
            a = b;
            b = c;
        }
        if (a == n) break;
        n -= a;
    }
    fprintf(out, "%.0f\n", n);
    return 0;
}
