// Lỗi: lưu tổng của Jan và phần thiệt của Petra trong một số 1000 * j - p: với p = 1000 hai cặp
// khác nhau trùng số.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("GOODIES.INP");
    std::ofstream out("GOODIES.OUT");
    int t;
    in >> t;
    while (t--) {
        int n;
        std::string first;
        in >> n >> first;
        int head_start = first == "Jan";
        std::vector<std::pair<int, int>> sweet(n);
        for (auto &[petra, jan] : sweet) {
            in >> petra >> jan;
            petra = -petra;
        }
        std::sort(sweet.begin(), sweet.end());
        const long long NO = -4000000000000000000LL;
        std::vector<long long> best(n / 2 + 2, NO), jans(n / 2 + 2);
        best[0] = 0;
        long long all = 0;
        for (int i = 1; i <= n; i++) {
            long long petra = -sweet[i - 1].first, jan = sweet[i - 1].second;
            all += petra;
            for (int k = (i + head_start) / 2; k > 0; k--)
                if (best[k - 1] != NO && best[k - 1] + 1000 * jan - petra >= best[k]) {
                    best[k] = best[k - 1] + 1000 * jan - petra;
                    jans[k] = jans[k - 1] + jan;
                }
        }
        int k = (n + head_start) / 2;
        out << all - (1000 * jans[k] - best[k]) << ' ' << jans[k] << '\n';
    }
}
