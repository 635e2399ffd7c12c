// Đúng: quét từ hàng trên cùng xuống; ba map cho biết quân gần nhất ở phía trên trên mỗi cột và mỗi đường chéo.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

struct Pawn {
    int x, y, id;
};

int main() {
    ios::sync_with_stdio(false);
    ifstream in("QUEEN.INP");
    ofstream out("QUEEN.OUT");
    int n;
    in >> n;
    vector<Pawn> a(n + 1);
    a[0] = {0, 0, 0};
    for (int i = 1; i <= n; i++) {
        in >> a[i].x >> a[i].y;
        a[i].id = i;
    }
    sort(a.begin(), a.end(), [](const Pawn &p, const Pawn &q) { return p.y != q.y ? p.y > q.y : p.x < q.x; });
    map<int, int> column, falling, rising;  // chỗ (trong a) của quân gần nhất phía trên
    vector<int> up(n + 1, -1), rest(n + 1), total(n + 1), leave(n + 1);
    int start = 0;
    for (int lo = 0, hi; lo <= n; lo = hi) {
        hi = lo;
        while (hi <= n && a[hi].y == a[lo].y) hi++;
        for (int t = lo; t < hi; t++) {
            if (a[t].id == 0) start = t;
            auto look = [&](map<int, int> &last, int key) {
                auto it = last.find(key);
                if (it != last.end() && total[it->second] > rest[t]) rest[t] = total[it->second], up[t] = it->second;
            };
            look(column, a[t].x);
            look(falling, a[t].x + a[t].y);
            look(rising, a[t].x - a[t].y);
            total[t] = rest[t] + 1;
            leave[t] = t;
        }
        int best = 0, from = 0;
        for (int t = lo; t < hi; t++) {  // hết bên phải rồi quay sang trái đến from
            if (best > total[t]) total[t] = best, leave[t] = from;
            if (hi - t + rest[t] > best) best = hi - t + rest[t], from = t;
        }
        best = 0;
        for (int t = hi - 1; t >= lo; t--) {
            if (best > total[t]) total[t] = best, leave[t] = from;
            if (t - lo + 1 + rest[t] > best) best = t - lo + 1 + rest[t], from = t;
        }
        for (int t = lo; t < hi; t++) {
            column[a[t].x] = t;
            falling[a[t].x + a[t].y] = t;
            rising[a[t].x - a[t].y] = t;
        }
    }
    vector<int> answer;
    for (int t = start; t >= 0;) {
        int to = leave[t];
        answer.push_back(a[t].id);
        if (to > t) {
            for (int q = t - 1; q >= 0 && a[q].y == a[t].y; q--) answer.push_back(a[q].id);
            for (int q = t + 1; q <= to; q++) answer.push_back(a[q].id);
        } else if (to < t) {
            for (int q = t + 1; q <= n && a[q].y == a[t].y; q++) answer.push_back(a[q].id);
            for (int q = t - 1; q >= to; q--) answer.push_back(a[q].id);
        }
        t = up[to];
    }
    out << answer.size() - 1 << '\n';
    for (size_t i = 1; i < answer.size(); i++) out << answer[i] << ' ';
    out << '\n';
}
