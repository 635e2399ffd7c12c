#include <stdio.h>
int main(void) {
    int a = 0, b = 0;
    FILE *in = fopen("HELLO.INP", "r"), *out = fopen("HELLO.OUT", "w");
    if (fscanf(in, "%d%d", &a, &b) == 2) fprintf(out, "%d", a * b);
    return fclose(out);
}
