// Takes more than it may, and no more than 2 GiB.
#include <cstdlib>
#include <cstring>
int main() {
    for (int i = 0; i < 64; i++) {
        char *block = (char *)malloc(32 << 20);
        if (!block) return 9;
        memset(block, i + 1, 32 << 20);
    }
}
