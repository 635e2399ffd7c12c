// Số tiền lớn nhất là số lớn nhất trong dãy n, f(n), f(f(n)), ... cho đến 1.
// Với n không quá 10^9 dãy dài không quá 987 số, nhưng có số vượt quá 10^18: phải dùng 64 bit.
#include <cstdio>

int main() {
    FILE *in = fopen("MONEY.INP", "r");
    FILE *out = fopen("MONEY.OUT", "w");
    long long sum;
    while (fscanf(in, "%lld", &sum) == 1) {
        long long largest = sum;
        while (sum > 1) {
            if (sum % 2 == 0) sum /= 2;
            else sum = 3 * sum + 1;
            if (sum > largest) largest = sum;
        }
        fprintf(out, "%lld\n", largest);
    }
}
