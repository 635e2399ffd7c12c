// Công thức đúng nhưng lấy căn bằng double: sai với các đống ngay dưới những số chính phương lớn.
#include <cmath>
#include <cstdio>

int main() {
    FILE *in = fopen("NIMSQRT.INP", "r");
    FILE *out = fopen("NIMSQRT.OUT", "w");
    long long n;
    while (fscanf(in, "%lld", &n) == 1) {
        long long root = (long long)std::sqrt((double)n);
        long long power = 1;
        while (2 * power <= root) power *= 2;
        long long first = 2 * (root - power) + 1;
        bool lost = (n - root * root) % (root + 1) == first;
        fputs(lost ? "LOSE\n" : "WIN\n", out);
    }
    return 0;
}
