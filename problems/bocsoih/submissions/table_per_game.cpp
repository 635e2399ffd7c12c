// Đúng, nhưng với mỗi ván lại lập bảng đến n từ đầu.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("BOCSOIH.INP");
    std::ofstream out("BOCSOIH.OUT");
    int t;
    for (in >> t; t--;) {
        long long n;
        int m;
        in >> n >> m;
        std::vector<signed char> good(n + 1);
        for (long long h = 0; h <= n; h++) {
            int count = 0;
            for (int c = 1; c <= m && c <= h; c++)
                if (good[h - c] == 0 || good[h - c] == c) good[h] = count++ ? -1 : c;
        }
        out << (good[n] != 0) << '\n';
    }
}
