// Đúng khi n có không quá 100001 chữ số: phần còn lại không được đọc.
#include <cstdio>
#include <cstring>

static char n[100002];

int main() {
    FILE *in = fopen("GAME11.INP", "r");
    FILE *out = fopen("GAME11.OUT", "w");
    if (fscanf(in, "%100001s", n) != 1) return 1;
    int length = (int)strlen(n), difference = 0;
    for (int i = 0; i < length && difference == 0; i++) {
        char highest = (length - i) % 2 == 1 ? '9' : i == 0 ? '1' : '0';
        difference = highest - n[i];
    }
    fprintf(out, "%s\n", (difference >= 0) == (length % 2 == 1) ? "First" : "Second");
    return 0;
}
