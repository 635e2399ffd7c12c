#include <algorithm>
#include <cstdio>
#include <queue>
#include <utility>
#include <vector>

FILE *in, *out;

int main() {
    in = fopen("GOODIES.INP", "r");
    out = fopen("GOODIES.OUT", "w");
    int t;
    if (fscanf(in, "%d", &t) != 1) return 1;
    while (t-- > 0) {
        int n;
        char starter[10];
        if (fscanf(in, "%d %9s", &n, starter) != 2) return 1;
        int extra = starter[0] == 'J' ? 1 : 0;
        // thứ tự Petra chọn: p giảm dần, bằng nhau thì j tăng dần
        std::vector<std::pair<int, int>> goodies(n);
        for (auto &b : goodies) {
            if (fscanf(in, "%d %d", &b.first, &b.second) != 2) return 1;
            b.first = -b.first;
        }
        std::sort(goodies.begin(), goodies.end());

        // phần của Jan; trên đỉnh là chiếc đáng trả lại nhất
        std::priority_queue<std::pair<int, int>> jan;
        long long petraSum = 0, janSum = 0;
        for (int i = 0; i < n; i++) {
            int p = -goodies[i].first, j = goodies[i].second;
            jan.push({-j, p});
            janSum += j;
            if ((int)jan.size() > (i + 1 + extra) / 2) {
                janSum += jan.top().first;
                petraSum += jan.top().second;
                jan.pop();
            }
        }
        fprintf(out, "%lld %lld\n", petraSum, janSum);
    }
    return 0;
}
