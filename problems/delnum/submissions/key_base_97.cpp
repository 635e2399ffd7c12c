// Lưu bảng số dưới dạng một số hệ 97 trong 32 bit: với giới hạn gốc thì không hai bảng nào chung khóa, với giới hạn
// nâng cao thì 97 số 1 bị xóa cũng như một số 2 bị xóa.
#include <fstream>
#include <unordered_map>
#include <vector>

int n;
int there[11];
std::unordered_map<unsigned, bool> known;

bool wins(int rest) {
    unsigned key = 0;
    for (int v = n; v >= 1; v--) key = key * 97 + there[v];
    auto found = known.find(key);
    if (found != known.end()) return found->second;
    bool won = false;
    for (int v = n < rest ? n : rest; v >= 1 && !won; v--) {
        if (there[v] == 0) continue;
        there[v]--;
        won = !wins(rest - v);
        there[v]++;
    }
    return known[key] = won;
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
    for (int number : blunders) out << number << ' ';
    out << '\n';
}
