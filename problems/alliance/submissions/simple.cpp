// Đúng: với mỗi hiệp sĩ làm người đầu tiên theo x, hai con trỏ chạy trên những người còn lại theo
// thứ tự y.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    FILE *in = fopen("ALLIANCE.INP", "r"), *out = fopen("ALLIANCE.OUT", "w");
    int n, m, k;
    if (fscanf(in, "%d %d %d", &n, &m, &k) != 3) return 1;
    struct Knight { int x, y; };
    std::vector<Knight> a(n);
    for (auto &p : a)
        if (fscanf(in, "%d %d", &p.x, &p.y) != 2) return 1;
    std::sort(a.begin(), a.end(), [](Knight p, Knight q) { return p.y < q.y; });
    long long count = 0;
    std::vector<int> rows;
    for (int i = 0; i < n; i++) {
        rows.clear();
        for (int j = 0; j < n; j++) {
            bool later = a[j].x > a[i].x || (a[j].x == a[i].x && j > i);
            if (later && a[j].x - a[i].x <= k && std::abs(a[j].y - a[i].y) <= k) rows.push_back(a[j].y);
        }
        size_t low = 0;
        for (size_t high = 0; high < rows.size(); high++) {
            while (rows[high] - rows[low] > k) low++;
            count += high - low;
        }
    }
    fprintf(out, "%lld\n", count);
}
