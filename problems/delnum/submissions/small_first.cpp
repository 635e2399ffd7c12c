// Đúng: nhớ cả bảng số trong một map, và thử các số nhỏ trước. Gặp nhiều thế cờ hơn hẳn, nên chậm hơn
// khoảng mười lần so với thử các số lớn trước.
#include <array>
#include <fstream>
#include <map>
#include <vector>

int n;
std::array<char, 11> there;  // mỗi số còn bao nhiêu ô
std::map<std::array<char, 11>, bool> known;

bool wins(int rest) {
    auto found = known.find(there);
    if (found != known.end()) return found->second;
    bool won = false;
    for (int v = 1; v <= n && v <= rest && !won; v++) {
        if (there[v] == 0) continue;
        there[v]--;
        won = !wins(rest - v);
        there[v]++;
    }
    return known[there] = won;
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
