// Right: one walk up to the highest tower, with the last 64 results. Too far beyond 10^6.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("COINS.INP");
    std::ofstream out("COINS.OUT");
    int k, l, m;
    in >> k >> l >> m;
    std::vector<std::pair<long long, int>> towers(m);
    for (int i = 0; i < m; i++) {
        in >> towers[i].first;
        towers[i].second = i;
    }
    std::sort(towers.begin(), towers.end());
    unsigned long long lost = 1;  // bit j: the tower of coins - j is lost
    const unsigned long long moves = 1ULL | 1ULL << (k - 1) | 1ULL << (l - 1);
    long long coins = 0;
    std::string winners(m, ' ');
    for (auto [n, i] : towers) {
        for (; coins < n; coins++) lost = lost << 1 | !(lost & moves);
        winners[i] = lost & 1 ? 'B' : 'A';
    }
    out << winners << '\n';
}
