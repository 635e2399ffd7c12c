// Đúng: bốc x viên thì thắng nếu số hạng nhỏ nhất của phần còn lại lớn hơn 2x. Nhưng thử x = 1, 2,
// 3, ..., mà đáp án có thể là cả n.
#include <fstream>

static long long fibonacci[90];

static long long smallest_term(long long n) {
    int i = 85;
    for (;;) {
        while (fibonacci[i] > n) i--;
        if (fibonacci[i] == n) return n;
        n -= fibonacci[i];
    }
}

int main() {
    std::ifstream in("PEBBLES.INP");
    std::ofstream out("PEBBLES.OUT");
    fibonacci[0] = 1;
    fibonacci[1] = 2;
    for (int i = 2; i <= 85; i++) fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    long long n, x = 1;
    in >> n;
    while (x < n && smallest_term(n - x) <= 2 * x) x++;
    out << x << '\n';
}
