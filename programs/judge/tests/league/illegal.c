#include <stdio.h>
int main(void) {
    puts("I have won");
    fflush(stdout);
    while (getchar() != EOF) {}
    return 0;
}
