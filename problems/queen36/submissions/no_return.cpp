// Đường dài nhất, trong đó mỗi hàng chỉ được quét về một phía.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

struct Pawn { long long y, x; int id; };

int main() {
    FILE *in = fopen("QUEEN.INP", "r");
    FILE *out = fopen("QUEEN.OUT", "w");
    int n;
    if (fscanf(in, "%d", &n) != 1) return 1;
    vector<Pawn> p(n + 1, Pawn{0, 0, 0});
    for (int i = 1; i <= n; i++) {
        if (fscanf(in, "%lld %lld", &p[i].x, &p[i].y) != 2) return 1;
        p[i].id = i;
    }
    sort(p.begin(), p.end(), [](const Pawn &a, const Pawn &b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    vector<int> best(n + 1), next(n + 1, -1), up(n + 1), by(n + 1, -1), left(n + 1), right(n + 1);
    map<long long, int> line[3];
    int start = 0;
    for (int hi = n + 1; hi > 0;) {
        int lo = hi - 1;
        while (lo > 0 && p[lo - 1].y == p[lo].y) lo--;
        for (int i = lo; i < hi; i++) {
            long long key[3] = {p[i].x, p[i].x - p[i].y, p[i].x + p[i].y};
            for (int d = 0; d < 3; d++) {
                auto it = line[d].find(key[d]);
                if (it != line[d].end() && best[it->second] > up[i]) up[i] = best[by[i] = it->second];
            }
            if (p[i].id == 0) start = i;
        }
        for (int i = lo; i < hi; i++) left[i] = 1 + max(up[i], i > lo ? left[i - 1] : 0);
        for (int i = hi - 1; i >= lo; i--) {
            right[i] = 1 + max(up[i], i + 1 < hi ? right[i + 1] : 0);
            best[i] = max(left[i], right[i]);
        }
        for (int i = lo; i < hi; i++)
            line[0][p[i].x] = line[1][p[i].x - p[i].y] = line[2][p[i].x + p[i].y] = i;
        hi = lo;
    }
    vector<int> order;
    int i = start, side = 0;
    while (i >= 0) {
        order.push_back(i);
        if (side == 0) side = left[i] >= right[i] ? -1 : 1;
        int here = side < 0 ? left[i] : right[i];
        if (here == up[i] + 1) i = by[i], side = 0;
        else i += side;
    }
    fprintf(out, "%d\n", (int)order.size() - 1);
    for (size_t k = 1; k < order.size(); k++) fprintf(out, "%d ", p[order[k]].id);
    fprintf(out, "\n");
    return 0;
}
