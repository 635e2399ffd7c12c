// Chỉ xét tổng sau mỗi nước đi: từ 2 người chơi đáng lẽ ra về với 1.
#include <algorithm>
#include <cstdio>

int main() {
    FILE *in = fopen("MONEY.INP", "r");
    FILE *out = fopen("MONEY.OUT", "w");
    long long sum;
    while (fscanf(in, "%lld", &sum) == 1) {
        long long largest = 1;
        while (sum > 1) {
            sum = sum % 2 ? 3 * sum + 1 : sum / 2;
            largest = std::max(largest, sum);
        }
        fprintf(out, "%lld\n", largest);
    }
    return 0;
}
