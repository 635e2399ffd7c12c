// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <vector>
using namespace std;

const bool AGAIN = false; // rule again
const bool SUM = false;   // rule sum
const bool TWICE = false; // rule twice
const set<int> TAKE = {}; // rule take
const bool MEMORY = true; // rule memory

int n, m;
map<pair<int, int>, int> known;

// Nước ngay trước đó đẩy before ô (0: chưa có nước nào); bây giờ có được đẩy d ô không?
bool allowed(int before, int d) {
    if (!TAKE.empty() && !TAKE.count(d)) return false;
    if (AGAIN || before == 0) return true;
    if (SUM) return before + d != m + 1;
    if (TWICE) return d <= 2 * before;
    return d != before;
}

// Ván cờ còn bao nhiêu nước khi quân cờ ở ô x? Số lẻ nghĩa là người sắp đi thắng.
int moves(int x, int before) {
    if (MEMORY && known.count({x, before})) return known[{x, before}];
    int win = 0, loss = 0; // thắng nhanh nhất (0: không thắng được), thua chậm nhất
    for (int d = 1; d <= min(m, x - 1); d++) {
        if (!allowed(before, d)) continue;
        int length = moves(x - d, d) + 1;
        if (length % 2 == 0)
            loss = max(loss, length);
        else if (win == 0 || length < win)
            win = length;
    }
    int result = win > 0 ? win : loss;
    if (MEMORY) known[{x, before}] = result;
    return result;
}

int main() {
    ifstream in("CODAY.INP");
    ofstream out("CODAY.OUT");
    int x;
    in >> n >> m >> x;
    int length = moves(x, 0);
    out << length % 2 << '\n' << length << '\n';
    bool first = true;
    for (int d = 1; d <= min(m, x - 1); d++) {
        if (!allowed(0, d) || moves(x - d, d) % 2 == 1) continue;
        if (!first) out << ' ';
        out << d;
        first = false;
    }
    out << '\n';
}
