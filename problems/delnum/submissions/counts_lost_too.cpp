// Coi mọi nước đi tới thế thắng là sai lầm, kể cả khi người đi đằng nào cũng thua.
#include <fstream>
#include <iostream>
#include <unordered_map>
#include <vector>

int n;
int there[11];
std::unordered_map<unsigned long long, bool> known;

bool wins(int rest) {
    unsigned long long key = rest;
    for (int v = 1; v <= n; v++) key = key * (rest / v + 2) + std::min(there[v], rest / v);
    auto found = known.find(key);
    if (found != known.end()) return found->second;
    bool won = false;
    for (int v = std::min(n, rest); v >= 1 && !won; v--) {
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
    for (int i = 1; i <= k; i++) {
        int a;
        in >> a;
        there[a]--;
        m -= a;
        if (wins(m)) blunders.push_back(i);
    }
    out << blunders.size() << '\n';
    for (size_t i = 0; i < blunders.size(); i++) out << blunders[i] << (i + 1 < blunders.size() ? ' ' : '\n');
}
