// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
using namespace std;

const bool AGAIN = true;
const int APART = 1;
const set<int> UP = {};
const bool MEMORY = false;

int n, m;
map<pair<int, int>, int> known;

bool allowed(int j, int k) {
    return (AGAIN || abs(k - j) >= APART) && (UP.empty() || UP.count(k));
}

// Ván cờ còn bao nhiêu nước khi quân cờ ở hàng i, cột j? Số lẻ nghĩa là người sắp đi thắng.
int moves(int i, int j) {
    if (MEMORY && known.count({i, j})) return known[{i, j}];
    int win = 0, loss = 0; // thắng nhanh nhất (0: không thắng được), thua chậm nhất
    for (int k = 1; k <= min(m, i - 1); k++) {
        if (!allowed(j, k)) continue;
        int length = moves(i - k, k) + 1;
        if (length % 2 == 0)
            loss = max(loss, length);
        else if (win == 0 || length < win)
            win = length;
    }
    int result = win > 0 ? win : loss;
    if (MEMORY) known[{i, j}] = result;
    return result;
}

int main() {
    ifstream in("COBANG0.INP");
    ofstream out("COBANG0.OUT");
    int x, y;
    in >> n >> m >> x >> y;
    int length = moves(x, y);
    out << length % 2 << '\n' << length << '\n';
}
