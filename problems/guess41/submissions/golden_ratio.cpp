// Số Fibonacci tính bằng lũy thừa của tỉ lệ vàng rồi làm tròn: đúng khi double còn đủ chỗ.
#include <cmath>
#include <fstream>

int main() {
    std::ifstream in("GUESS.INP");
    std::ofstream out("GUESS.OUT");
    long long n;
    in >> n;
    double ratio = (1 + std::sqrt(5.0)) / 2;
    int k = 0;
    while (std::llround(std::pow(ratio, k + 1) / std::sqrt(5.0)) < n) k++;
    out << k << '\n';
}
