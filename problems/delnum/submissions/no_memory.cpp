// Đúng, nhưng duyệt lại cùng một thế cờ với mỗi thứ tự các nước đi dẫn tới nó.
#include <fstream>
#include <vector>

int n;
int there[11];

bool wins(int rest) {
    for (int v = 1; v <= n && v <= rest; v++) {
        if (there[v] == 0) continue;
        there[v]--;
        bool won = !wins(rest - v);
        there[v]++;
        if (won) return true;
    }
    return false;
}

int main() {
    std::ifstream in("DELNUM.INP");
    std::ofstream out("DELNUM.OUT");
    int m, k, cell;
    in >> n >> m >> k;
    for (int i = 0; i < n * n; i++) {
        in >> cell;
        there[cell]++;
    }
    std::vector<int> blunders;
    bool was_won = wins(m);
    for (int i = 1; i <= k; i++) {
        int a;
        in >> a;
        there[a]--;
        m -= a;
        bool is_won = wins(m);
        if (was_won && is_won) blunders.push_back(i);
        was_won = is_won;
    }
    out << blunders.size() << '\n';
    for (size_t i = 0; i < blunders.size(); i++) out << blunders[i] << (i + 1 < blunders.size() ? ' ' : '\n');
}
