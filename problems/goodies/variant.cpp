// Tìm kiếm đúng theo luật chơi; mỗi tập bánh còn lại chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

const bool SPITE = false;  // rule spite
const bool SHY = false;    // rule shy
const bool MEAN = false;   // rule mean
const bool MEMORY = true;  // rule memory

int n;
vector<int> p, j;
unordered_map<int, pair<int, int>> known;

// Petra thích lấy chiếc a hơn chiếc b?
bool prefers(int a, int b) {
    if (SPITE) return j[a] != j[b] ? j[a] > j[b] : p[a] > p[b];
    if (SHY) return p[a] != p[b] ? p[a] < p[b] : j[a] < j[b];
    return p[a] != p[b] ? p[a] > p[b] : j[a] < j[b];
}

// Tổng của Jan và của Petra (mang dấu trừ nếu Jan muốn nó nhỏ), kể từ khi trong hộp còn các chiếc bánh của tập left.
pair<int, int> totals(int left, bool isJans) {
    if (left == 0) return {0, 0};
    if (MEMORY && known.count(left)) return known[left];
    pair<int, int> best = {-1, 0};
    int petras = -1;
    for (int i = 0; i < n; i++) {
        if (!(left >> i & 1)) continue;
        if (petras < 0 || prefers(i, petras)) petras = i;
        if (!isJans) continue;
        pair<int, int> after = totals(left ^ 1 << i, false);
        after.first += j[i];
        best = max(best, after);
    }
    if (!isJans) {
        best = totals(left ^ 1 << petras, true);
        best.second += MEAN ? -p[petras] : p[petras];
    }
    if (MEMORY) known[left] = best;
    return best;
}

int main() {
    ifstream in("GOODIES.INP");
    ofstream out("GOODIES.OUT");
    int t;
    in >> t;
    while (t-- > 0) {
        string name;
        in >> n >> name;
        p.resize(n);
        j.resize(n);
        for (int i = 0; i < n; i++) in >> p[i] >> j[i];
        known.clear();
        pair<int, int> all = totals((1 << n) - 1, name == "Jan");
        out << (MEAN ? -all.second : all.second) << ' ' << all.first << '\n';
    }
}
