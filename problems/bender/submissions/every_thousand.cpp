// Đúng, nhưng thử mọi số đến 1000 chứ không chỉ các số dư.
#include <fstream>

int main() {
    std::ifstream in("BENDER.INP");
    std::ofstream out("BENDER.OUT");
    long long n;
    int k, p, q;
    in >> n >> k >> p >> q;
    for (int a = 0; a <= 1000; a++)
        for (int b = 0; b <= 1000; b++)
            for (int c = 0; c <= 1000; c++) {
                int ball = p - 1, x = c % k;
                for (int i = 0; i < n; i++) {
                    int right = (x + 1) % k;
                    if (ball == x) ball = right;
                    else if (ball == right) ball = x;
                    x = (a * x + b) % k;
                }
                if (ball == q - 1) {
                    out << a << ' ' << b << ' ' << c << '\n';
                    return 0;
                }
            }
    out << "Impossible\n";
}
