// Để x lớn dần, chỉ lấy số dư khi tính bước đi: x bị tràn.
#include <fstream>

int main() {
    std::ifstream in("BENDER.INP");
    std::ofstream out("BENDER.OUT");
    long long n;
    int k, p, q;
    in >> n >> k >> p >> q;
    for (unsigned a = 0; a < unsigned(k); a++)
        for (unsigned b = 0; b < unsigned(k); b++)
            for (unsigned c = 0; c < unsigned(k); c++) {
                int ball = p - 1;
                unsigned x = c;
                for (long long i = 0; i < n; i++) {
                    int left = int(x % k), right = (left + 1) % k;
                    if (ball == left) ball = right;
                    else if (ball == right) ball = left;
                    x = a * x + b;
                }
                if (ball == q - 1) {
                    out << a << ' ' << b << ' ' << c << '\n';
                    return 0;
                }
            }
    out << "Impossible\n";
}
