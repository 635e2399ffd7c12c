// Giữ quân thấp nhất của mỗi đường trong mảng theo số của đường modulo 1000003: hai đường có thể trùng chỗ.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

const int N = 1000005, M = 1000003;
struct Pawn { long long y, x; int id; } p[N];
int line[3][M];  // 0: chưa có quân nào
int all_[N], rest_[N], leave_[N], up_[N];

int main() {
    FILE *in = fopen("QUEEN.INP", "r");
    FILE *out = fopen("QUEEN.OUT", "w");
    int n;
    if (fscanf(in, "%d", &n) != 1) return 1;
    p[0] = {0, 0, 0};
    for (int i = 1; i <= n; i++) {
        if (fscanf(in, "%lld %lld", &p[i].x, &p[i].y) != 2) return 1;
        p[i].id = i;
    }
    sort(p, p + n + 1, [](const Pawn &a, const Pawn &b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    int start = 0;
    for (int hi = n + 1; hi > 0;) {
        int lo = hi - 1;
        while (lo > 0 && p[lo - 1].y == p[lo].y) lo--;
        for (int i = lo; i < hi; i++) {
            long long key[3] = {p[i].x, p[i].x - p[i].y, p[i].x + p[i].y};
            up_[i] = -1;
            for (int d = 0; d < 3; d++) {
                int above = line[d][(key[d] % M + M) % M];
                if (above > 0 && all_[above] > rest_[i]) rest_[i] = all_[up_[i] = above];
            }
            all_[i] = rest_[i] + 1;
            leave_[i] = i;
            if (p[i].id == 0) start = i;
        }
        int best = 0, from = 0;
        for (int i = lo; i < hi; i++) {
            if (best > all_[i]) all_[i] = best, leave_[i] = from;
            if (hi - i + rest_[i] > best) best = hi - i + rest_[i], from = i;
        }
        best = 0;
        for (int i = hi - 1; i >= lo; i--) {
            if (best > all_[i]) all_[i] = best, leave_[i] = from;
            if (i - lo + 1 + rest_[i] > best) best = i - lo + 1 + rest_[i], from = i;
        }
        for (int i = lo; i < hi; i++) {
            long long key[3] = {p[i].x, p[i].x - p[i].y, p[i].x + p[i].y};
            for (int d = 0; d < 3; d++) line[d][(key[d] % M + M) % M] = i;
        }
        hi = lo;
    }
    vector<int> order;
    for (int i = start; i >= 0; i = up_[leave_[i]]) {
        int j = leave_[i];
        order.push_back(i);
        if (j > i) {
            for (int q = i - 1; q >= 0 && p[q].y == p[i].y; q--) order.push_back(q);
            for (int q = i + 1; q <= j; q++) order.push_back(q);
        } else if (j < i) {
            for (int q = i + 1; q <= n && p[q].y == p[i].y; q++) order.push_back(q);
            for (int q = i - 1; q >= j; q--) order.push_back(q);
        }
    }
    fprintf(out, "%d\n", (int)order.size() - 1);
    for (size_t i = 1; i < order.size(); i++) fprintf(out, "%d ", p[order[i]].id);
    fprintf(out, "\n");
    return 0;
}
