// Xét mọi bộ ba hiệp sĩ.
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
    auto spread = [](int a, int b, int c) { return std::max({a, b, c}) - std::min({a, b, c}); };
    long long count = 0;
    for (int a = 0; a < n; a++)
        for (int b = a + 1; b < n; b++)
            for (int c = b + 1; c < n; c++)
                count += spread(x[a], x[b], x[c]) <= k && spread(y[a], y[b], y[c]) <= k;
    out << count << '\n';
}
