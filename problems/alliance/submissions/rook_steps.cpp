// Khoảng cách |dx| + |dy|: quên rằng một bước có thể sang ô chỉ chung đỉnh.
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
    std::vector<int> near;
    auto reaches = [&](int i, int j) { return std::abs(x[i] - x[j]) + std::abs(y[i] - y[j]) <= k; };
    for (int i = 0; i < n; i++) {
        near.clear();
        for (int j = i + 1; j < n; j++)
            if (reaches(i, j)) near.push_back(j);
        for (size_t a = 0; a < near.size(); a++)
            for (size_t b = a + 1; b < near.size(); b++) count += reaches(near[a], near[b]);
    }
    out << count << '\n';
}
