// Writes where everybody may who is not held.
#include <cstdio>
int main() { FILE *out = fopen("C:\\Users\\Public\\tro-choi.txt", "w"); if (out) fputs("not held\n", out), fclose(out); }
