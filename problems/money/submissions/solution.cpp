// Số tiền lớn nhất là số lớn nhất trong dãy n, f(n), f(f(n)), ... đến 1.
// Ghi sẵn đáp số của mọi n < 2^20; khi một dãy rơi vào phần đã ghi thì dừng ngay.
// Các test bằng nhau chỉ tính một lần: sắp xếp các câu hỏi.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

const int NOTED = 1 << 20;
long long noted[NOTED];

long long largest(long long sum, long long known) {
    long long best = sum;
    while (sum >= known) {
        sum = sum % 2 == 0 ? sum / 2 : 3 * sum + 1;
        best = max(best, sum);
    }
    return max(best, noted[sum]);
}

int main() {
    FILE *in = fopen("MONEY.INP", "r");
    FILE *out = fopen("MONEY.OUT", "w");
    noted[1] = 1;
    for (int n = 2; n < NOTED; n++) noted[n] = largest(n, n);
    vector<pair<int, int>> asked;   // (số tiền, thứ tự trong file)
    int n;
    while (fscanf(in, "%d", &n) == 1) asked.push_back({n, asked.size()});
    sort(asked.begin(), asked.end());
    vector<long long> answer(asked.size());
    long long last = 0, best = 0;
    for (auto [sum, place] : asked) {
        if (sum != last) best = largest(sum, NOTED);
        last = sum;
        answer[place] = best;
    }
    for (long long sum : answer) fprintf(out, "%lld\n", sum);
}
