// Ý tưởng đúng nhưng tính bằng số 64 bit.
#include <fstream>

int main() {
    std::ifstream in("GAME11.INP");
    std::ofstream out("GAME11.OUT");
    unsigned long long n, power = 1, highest = 0;
    in >> n;
    int digits = 1;
    while (n / power >= 10) {
        power *= 10;
        digits++;
    }
    for (int i = digits; i >= 1; i--) {
        int digit = i % 2 == 1 ? 9 : i == digits ? 1 : 0;
        highest = highest * 10 + digit;
    }
    out << ((highest >= n) == (digits % 2 == 1) ? "First" : "Second") << '\n';
}
