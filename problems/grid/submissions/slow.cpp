// Chậm: thử mọi đường đi.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

const long long NONE = -1000000000000000000LL;  // không có đường đi
int n;
vector<vector<long long>> a;

// Tổng lớn nhất từ ô (i, j) đến hết, khi còn được qua left ô âm; hàng này đang đi theo hướng dir.
long long walk(int i, int j, int dir, int left) {
    if (a[i][j] < 0) left--;
    if (left < 0) return NONE;
    if (i == n - 1 && j == n - 1) return a[i][j];
    long long best = NONE;
    if (i + 1 < n) best = max(best, walk(i + 1, j, 0, left));
    if (j + 1 < n && dir >= 0) best = max(best, walk(i, j + 1, 1, left));
    if (j > 0 && dir <= 0) best = max(best, walk(i, j - 1, -1, left));
    return best == NONE ? NONE : best + a[i][j];
}

int main() {
    ifstream in("GRID.INP");
    ofstream out("GRID.OUT");
    int k;
    while (in >> n >> k) {
        a.assign(n, vector<long long>(n));
        for (auto &row : a)
            for (auto &cell : row) in >> cell;
        long long best = walk(0, 0, 0, k);
        if (best == NONE) out << "NO\n";
        else out << best << '\n';
    }
}
