// Cho bốc số viên bằng căn làm tròn đến số nguyên gần nhất.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NIMSQRT.INP");
    std::ofstream out("NIMSQRT.OUT");
    std::vector<long long> lost{0};
    while (lost.back() < 1000000000000LL) {
        long long x = lost.back() + 1;
        long long step = std::llround(std::sqrt(double(x)));
        x = lost.back() + step;
        while (x - lost.back() <= std::llround(std::sqrt(double(x)))) x++;
        lost.push_back(x);
    }
    long long n;
    while (in >> n) {
        bool is_lost = std::binary_search(lost.begin(), lost.end(), n);
        out << (is_lost ? "LOSE\n" : "WIN\n");
    }
}
