// Far more than it may write, and no more.
#include <cstdio>
int main() {
    FILE *out = fopen("NIM.OUT", "w");
    static char block[1 << 20];
    for (int i = 0; i < 60; i++) fwrite(block, 1, sizeof block, out);
    fclose(out);
}
