// Các tổng đủ rộng, nhưng tổng lớn nhất được lưu bằng int.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    FILE *in = fopen("MONEY.INP", "r");
    FILE *out = fopen("MONEY.OUT", "w");
    std::vector<int> noted(100001);
    noted[1] = 1;
    for (int first = 2; first <= 100000; first++) {
        long long sum = first, largest = first;
        while (sum >= first) {
            sum = sum % 2 ? 3 * sum + 1 : sum / 2;
            largest = std::max(largest, sum);
        }
        noted[first] = std::max((int)largest, noted[sum]);
    }
    long long sum;
    while (fscanf(in, "%lld", &sum) == 1) {
        int largest = (int)sum;
        while (sum > 100000) {
            sum = sum % 2 ? 3 * sum + 1 : sum / 2;
            largest = std::max(largest, (int)sum);
        }
        fprintf(out, "%d\n", std::max(largest, noted[sum]));
    }
    return 0;
}
