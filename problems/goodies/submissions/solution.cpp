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
        char truoc[10];
        if (fscanf(in, "%d %9s", &n, truoc) != 2) return 1;
        int lech = truoc[0] == 'J' ? 1 : 0;
        // thứ tự Petra chọn: p giảm dần, bằng nhau thì j tăng dần
        std::vector<std::pair<int, int>> banh(n);
        for (auto &b : banh) {
            if (fscanf(in, "%d %d", &b.first, &b.second) != 2) return 1;
            b.first = -b.first;
        }
        std::sort(banh.begin(), banh.end());

        // phần của Jan; trên đỉnh là chiếc đáng trả lại nhất
        std::priority_queue<std::pair<int, int>> jan;
        long long tongP = 0, tongJ = 0;
        for (int i = 0; i < n; i++) {
            int p = -banh[i].first, j = banh[i].second;
            jan.push({-j, p});
            tongJ += j;
            if ((int)jan.size() > (i + 1 + lech) / 2) {
                tongJ += jan.top().first;
                tongP += jan.top().second;
                jan.pop();
            }
        }
        fprintf(out, "%lld %lld\n", tongP, tongJ);
    }
    return 0;
}
