// Tìm kiếm có nhớ: thế cờ gồm phần còn lại đến m và số lần mỗi số còn trong bảng.
#include <algorithm>
#include <fstream>
#include <unordered_map>
#include <vector>
using namespace std;

int n;
int cnt[11];           // số lần mỗi số còn lại trong bảng
long long weight[11];  // trọng số của mỗi số trong khóa
int most[256][11];     // khi còn r thì số v bị xóa thêm nhiều nhất most[r][v] lần
unordered_map<long long, bool> memo;

// Người sắp đi có thắng không, khi còn rest nữa là tới m?
bool wins(int rest) {
    long long key = rest;  // số nào dư hơn mức có thể xóa thì thế cờ cũng như nhau
    for (int v = 1; v <= n; v++) key += weight[v] * min(cnt[v], most[rest][v]);
    auto known = memo.find(key);
    if (known != memo.end()) return known->second;
    bool won = false;
    for (int v = min(n, rest); v >= 1 && !won; v--)
        if (cnt[v] > 0) {
            cnt[v]--;
            won = !wins(rest - v);
            cnt[v]++;
        }
    memo[key] = won;
    return won;
}

int main() {
    ifstream in("DELAGAIN.INP");
    ofstream out("DELAGAIN.OUT");
    int m, k;
    in >> n >> m >> k;
    for (int i = 0; i < n * n; i++) {
        int cell;
        in >> cell;
        cnt[cell]++;
    }
    long long w = 256;
    for (int v = 1; v <= n; v++) {
        weight[v] = w;
        w *= cnt[v] + 1;
        for (int r = 0; r <= m; r++) most[r][v] = r / v;
    }
    memo.reserve(1 << 22);

    vector<int> blunders;
    bool before = wins(m);
    for (int i = 1; i <= k; i++) {
        int a;
        in >> a;
        cnt[a]--;
        m -= a;
        bool after = wins(m);
        if (before && after) blunders.push_back(i);
        before = after;
    }
    out << blunders.size() << "\n";
    for (int i : blunders) out << i << " ";
    out << "\n";
}
