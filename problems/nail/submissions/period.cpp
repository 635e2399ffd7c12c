// Tin rằng A luôn làm được một vòng bằng Amin + Bmax, như trong trò chơi mà hai người đóng như
// nhau.
#include <cstdio>

int main() {
    FILE *in = fopen("NAIL.INP", "r");
    FILE *out = fopen("NAIL.OUT", "w");
    int t;
    if (fscanf(in, "%d", &t) != 1) return 1;
    while (t--) {
        long long l, a, a_most, b, b_most;
        if (fscanf(in, "%lld%lld%lld%lld%lld", &l, &a, &a_most, &b, &b_most) != 5) return 1;
        bool wins = l <= a_most || (l - 1) % (a + b_most) < a_most;
        fputs(wins ? "A\n" : "B\n", out);
    }
    return 0;
}
