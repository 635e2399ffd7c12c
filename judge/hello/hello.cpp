// Without the headers of streams, which take five times as long.
#include <cstdio>
int main() {
    int *all = new int[2]();
    FILE *in = fopen("HELLO.INP", "r"), *out = fopen("HELLO.OUT", "w");
    if (fscanf(in, "%d%d", &all[0], &all[1]) == 2) fprintf(out, "%d", all[0] * all[1]);
    delete[] all;
    return fclose(out);
}
