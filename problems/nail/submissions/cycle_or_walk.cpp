// Đúng, nhưng chỉ khi hai bên tự do như nhau mới dùng tính lặp lại của các đoạn; nếu không thì đi
// theo từng đoạn cho đến khi chúng hết hoặc nhập vào nhau: khoảng 2^15 đoạn khi số đến 2^30.
#include <cstdio>

int main() {
    FILE *in = fopen("NAIL.INP", "r");
    FILE *out = fopen("NAIL.OUT", "w");
    int t;
    if (fscanf(in, "%d", &t) != 1) return 1;
    while (t--) {
        long long l, a, a_most, b, b_most;
        if (fscanf(in, "%lld%lld%lld%lld%lld", &l, &a, &a_most, &b, &b_most) != 5) return 1;
        long long first = 1, last = a_most, gap = a + b_most, step = a_most + b;
        bool wins;
        if (gap == step) {
            wins = (l - 1) % gap < a_most;
        } else {
            long long rounds = gap > step ? (a - 1) / (gap - step) : l;
            while (last < l && rounds > 0 && first + gap > last + 1) {
                first += gap;
                last += step;
                rounds--;
            }
            wins = first <= l && (l <= last || first + gap <= last + 1);
        }
        fputs(wins ? "A\n" : "B\n", out);
    }
    return 0;
}
