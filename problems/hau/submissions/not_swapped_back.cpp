// Đổi cho tọa độ nhỏ đứng trước mà quên đổi lại các đáp án.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("HAU.INP");
    std::ofstream out("HAU.OUT");
    const int N = 2000;
    // Pairs by the rule: the least number not used yet, and it plus the number of the pair.
    std::vector<int> partner(3 * N, -1), low(N);
    for (int k = 0, next = 0; k < N; k++) {
        while (next < 3 * N && partner[next] >= 0) next++;
        if (next + k >= 3 * N) break;
        low[k] = next;
        partner[next] = next + k;
        partner[next + k] = next;
    }
    int t;
    in >> t;
    while (t--) {
        int p, q;
        in >> p >> q;
        if (p > q) std::swap(p, q);
        std::vector<std::pair<int, int>> moves;
        if (partner[p] < q) moves.push_back({p, partner[p]});
        if (partner[q] < p) moves.push_back({partner[q], q});
        if (low[q - p] < p) moves.push_back({low[q - p], low[q - p] + q - p});
        std::sort(moves.begin(), moves.end());
        out << moves.size() << '\n';
        for (auto [x, y] : moves) out << x << ' ' << y << '\n';
    }
}
