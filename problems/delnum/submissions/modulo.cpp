// Coi như số nào cũng luôn còn: thua nếu m - s là bội của n + 1.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("DELNUM.INP");
    std::ofstream out("DELNUM.OUT");
    int n, m, k, cell;
    in >> n >> m >> k;
    for (int i = 0; i < n * n; i++) in >> cell;
    std::vector<int> blunders;
    for (int i = 1; i <= k; i++) {
        int a;
        in >> a;
        bool was_won = m % (n + 1) != 0;
        m -= a;
        if (was_won && m % (n + 1) != 0) blunders.push_back(i);
    }
    out << blunders.size() << '\n';
    for (size_t i = 0; i < blunders.size(); i++) out << blunders[i] << (i + 1 < blunders.size() ? ' ' : '\n');
}
