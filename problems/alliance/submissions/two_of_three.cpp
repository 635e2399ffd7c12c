// Đếm các cặp quanh mỗi hiệp sĩ, nhưng không hỏi hai người của cặp có tới được nhau không.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("ALLIANCE.INP");
    std::ofstream out("ALLIANCE.OUT");
    int n, m, k;
    in >> n >> m >> k;
    std::vector<int> x(n), y(n);
    for (int i = 0; i < n; i++) in >> x[i] >> y[i];
    long long count = 0;
    for (int i = 0; i < n; i++) {
        long long near = 0;
        for (int j = i + 1; j < n; j++)
            near += std::max(std::abs(x[i] - x[j]), std::abs(y[i] - y[j])) <= k;
        count += near * (near - 1) / 2;
    }
    out << count << '\n';
}
