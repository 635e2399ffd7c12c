// Lỗi: xếp bánh trong heap theo một số 10^9 * j - p: hai chiếc khác nhau có thể trùng số khi p là
// 10^9.
#include <algorithm>
#include <cstdio>
#include <queue>
#include <tuple>
#include <vector>

int main() {
    FILE *in = fopen("GOODIES.INP", "r");
    FILE *out = fopen("GOODIES.OUT", "w");
    int t;
    if (fscanf(in, "%d", &t) != 1) return 1;
    while (t--) {
        int n;
        char first[8];
        if (fscanf(in, "%d %7s", &n, first) != 2) return 1;
        std::vector<std::pair<long long, long long>> sweet(n);
        for (auto &[petra, jan] : sweet) {
            if (fscanf(in, "%lld %lld", &petra, &jan) != 2) return 1;
            petra = -petra;
        }
        std::sort(sweet.begin(), sweet.end());
        std::priority_queue<std::tuple<long long, int>> held;
        long long petras = 0, jans = 0;
        for (int i = 0; i < n; i++) {
            auto [petra, jan] = sweet[i];
            jans += jan;
            held.push({-(jan * 1000000000 + petra), -i});
            if ((int)held.size() > (i + 1 + (first[0] == 'J')) / 2) {
                auto [key, number] = held.top();
                held.pop();
                jans -= sweet[-number].second;
                petras -= sweet[-number].first;
            }
        }
        fprintf(out, "%lld %lld\n", petras, jans);
    }
    return 0;
}
