// Đúng, nhưng theo mỗi hướng lại tìm quân gần nhất trong mọi quân tốt.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

struct Pawn { long long y, x; int id; };
vector<Pawn> p;
vector<int> all_, leave_, up_;

int nearest(int i, int dx) {
    int best = -1;
    for (int j = 0; j < (int)p.size(); j++) {
        long long h = p[j].y - p[i].y;
        if (h > 0 && p[j].x - p[i].x == dx * h && (best < 0 || p[j].y < p[best].y)) best = j;
    }
    return best;
}

int main() {
    FILE *in = fopen("QUEEN.INP", "r");
    FILE *out = fopen("QUEEN.OUT", "w");
    int n;
    if (fscanf(in, "%d", &n) != 1) return 1;
    p.push_back({0, 0, 0});
    for (int i = 1; i <= n; i++) {
        Pawn q;
        if (fscanf(in, "%lld %lld", &q.x, &q.y) != 2) return 1;
        q.id = i;
        p.push_back(q);
    }
    sort(p.begin(), p.end(), [](const Pawn &a, const Pawn &b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    all_.resize(n + 1), leave_.resize(n + 1), up_.assign(n + 1, -1);
    int start = 0;
    for (int hi = n + 1; hi > 0;) {
        int lo = hi - 1;
        while (lo > 0 && p[lo - 1].y == p[lo].y) lo--;
        vector<int> rest(hi - lo);
        for (int i = lo; i < hi; i++) {
            for (int dx = -1; dx <= 1; dx++) {
                int j = nearest(i, dx);
                if (j >= 0 && all_[j] > rest[i - lo]) rest[i - lo] = all_[up_[i] = j];
            }
            if (p[i].id == 0) start = i;
        }
        for (int i = lo; i < hi; i++)
            for (int j = lo; j < hi; j++) {
                int swept = j > i ? j - lo + 1 : j < i ? hi - j : 1;
                if (swept + rest[j - lo] > all_[i]) all_[i] = swept + rest[j - lo], leave_[i] = j;
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
