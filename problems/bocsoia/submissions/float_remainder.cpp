// Cách làm đúng nhưng tính bằng số kiểu double.
#include <cmath>
#include <cstdio>

int main() {
    FILE *in = fopen("BOCSOIA.INP", "r");
    FILE *out = fopen("BOCSOIA.OUT", "w");
    int q;
    double n, m;
    if (fscanf(in, "%d", &q) != 1) return 1;
    while (q-- && fscanf(in, "%lf %lf", &n, &m) == 2) {
        double take = fmod(n, m + 1);
        if (take > 0)
            fprintf(out, "1 %.0f\n", take);
        else
            fprintf(out, "0 %d\n", n > 0);
    }
    return 0;
}
