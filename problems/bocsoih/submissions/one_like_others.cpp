// Tìm chu kỳ của các thế thua. Với M = 1 không có chu kỳ nào, và kích thước của bảng được lấy làm
// chu kỳ.
#include <fstream>
#include <vector>

const int SIZE = 10001;
static std::vector<int> good[101];
static int period[101];

static void build(int m) {
    good[m].assign(SIZE, 0);  // 0: no good move, -1: several, else the only one
    for (int n = 0; n < SIZE; n++) {
        int count = 0;
        for (int c = 1; c <= m && c <= n; c++)
            if (good[m][n - c] == 0 || good[m][n - c] == c) good[m][n] = count++ ? -1 : c;
    }
    period[m] = SIZE;
    for (int p = 2; p < SIZE / 2 && period[m] == SIZE; p++) {  // lost heaps are never neighbours
        int lost = 0, n = SIZE / 2;
        for (; n + p < SIZE && (good[m][n] == 0) == (good[m][n + p] == 0); n++) lost += good[m][n] == 0;
        if (n + p == SIZE && lost > 0) period[m] = p;
    }
}

int main() {
    std::ifstream in("BOCSOIH.INP");
    std::ofstream out("BOCSOIH.OUT");
    int t;
    for (in >> t; t--;) {
        long long n;
        int m;
        in >> n >> m;
        if (m % 2 == 0) {
            out << (n % (m + 1) != 0) << '\n';
            continue;
        }
        if (good[m].empty()) build(m);
        while (n >= SIZE && period[m] < SIZE) n = SIZE - period[m] + (n - SIZE) % period[m];
        out << (good[m][n % SIZE] != 0) << '\n';
    }
}
