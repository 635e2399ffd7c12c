// Tries the remainders only, but makes all n steps with each triple: too many beyond 10^5.
#include <fstream>

int main() {
    std::ifstream in("BENDER.INP");
    std::ofstream out("BENDER.OUT");
    long long n;
    int k, p, q;
    in >> n >> k >> p >> q;
    for (int a = 0; a < k; a++)
        for (int b = 0; b < k; b++) {
            // One step takes x and the ball, as the number x * k + ball, to the next such number.
            int next[900];
            for (int x = 0; x < k; x++)
                for (int ball = 0; ball < k; ball++) {
                    int right = (x + 1) % k;
                    int moved = ball == x ? right : ball == right ? x : ball;
                    next[x * k + ball] = (a * x + b) % k * k + moved;
                }
            for (int c = 0; c < k; c++) {
                int state = c * k + p - 1;
                for (long long i = 0; i < n; i++) state = next[state];
                if (state % k == q - 1) {
                    out << a << ' ' << b << ' ' << c << '\n';
                    return 0;
                }
            }
        }
    out << "Impossible\n";
}
