// "Đống chẵn không có giá trị gì" nên chỉ thử nước đi từ các đống lẻ.
#include <fstream>
#include <set>
#include <vector>

int main() {
    std::ifstream in("STONES.INP");
    std::ofstream out("STONES.OUT");
    int n, x = 0;
    in >> n;
    std::vector<long long> heap(n);
    std::vector<int> g(n);
    for (auto &stones : heap) in >> stones;
    for (int i = n - 1; i >= 0; i--) {
        std::set<int> reached;
        for (int j = i + 1; j < n; j++)
            for (int k = j; k < n; k++) reached.insert(g[j] ^ g[k]);
        while (reached.count(g[i])) g[i]++;
        if (heap[i] % 2) x ^= g[i];
    }
    for (int i = 0; i < n && x; i++)
        for (int j = i + 1; j < n && heap[i] % 2; j++)
            for (int k = j; k < n; k++)
                if ((x ^ g[i] ^ g[j] ^ g[k]) == 0) {
                    out << i << ' ' << j << ' ' << k << '\n';
                    return 0;
                }
    out << "-1\n";
}
