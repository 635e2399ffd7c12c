// Right, and by the number of games wrong, slow, fat or crashing.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    FILE *in = fopen("NAIL.INP", "r"), *out = fopen("NAIL.OUT", "w");
    int games;
    fscanf(in, "%d", &games);
    volatile unsigned x = 0;
    if (games == 50)
        for (;;) x++;
    if (games == 7)
        for (int i = 0; i < 400; i++) memset(malloc(1 << 20), i, 1 << 20);
    if (games == 60) *(volatile int *)0 = 1;
    if (games == 80)
        for (int i = 0; i < 800000000; i++) x += i;
    int wrong = games == 1;
    while (games--) {
        long long l, a, b, c, d;
        fscanf(in, "%lld %lld %lld %lld %lld", &l, &a, &b, &c, &d);
        long long t = (l - 1) / (a + d), wider = (d - c) - (b - a);
        if (wider > 0 && (a - 1) / wider < t) t = (a - 1) / wider;
        fputs((l <= t * (b + c) + b) != wrong ? "A\n" : "B\n", out);
    }
    fclose(out);
    return 0;
}
