// Công thức đúng nhưng tính bằng 32 bit: các tổng và tích bị tràn.
#include <algorithm>
#include <cstdio>

int main() {
    FILE *in = fopen("NAIL.INP", "r");
    FILE *out = fopen("NAIL.OUT", "w");
    int t;
    if (fscanf(in, "%d", &t) != 1) return 1;
    while (t--) {
        unsigned l, a, a_most, b, b_most;
        if (fscanf(in, "%u%u%u%u%u", &l, &a, &a_most, &b, &b_most) != 5) return 1;
        unsigned rounds = (l - 1) / (a + b_most);
        if (b_most - b > a_most - a)
            rounds = std::min(rounds, (a - 1) / ((b_most - b) - (a_most - a)));
        fputs(l <= rounds * (a_most + b) + a_most ? "A\n" : "B\n", out);
    }
    return 0;
}
