#include <array>
#include <fstream>
#include <set>
#include <vector>
using namespace std;

int main() {
    ifstream in("TOMAU.INP");
    ofstream out("TOMAU.OUT");
    vector<int> g(1001);
    for (int n = 2; n <= 1000; n++) {
        set<int> reached;
        for (int left = 0; left + 2 <= n; left++)
            for (int cells = 2; cells <= 3 && left + cells <= n; cells++)
                reached.insert(g[left] ^ g[n - cells - left]);
        while (reached.count(g[n])) g[n]++;
    }
    int k, total = 0;
    in >> k;
    vector<int> strips(k);
    for (int &n : strips) {
        in >> n;
        total ^= g[n];
    }
    vector<array<int, 3>> wins;
    for (int i = 0; i < k; i++) {
        int n = strips[i], wanted = total ^ g[n];
        for (int left = 0; left + 2 <= n; left++)
            for (int cells = 2; cells <= 3 && left + cells <= n; cells++)
                if ((g[left] ^ g[n - cells - left]) == wanted)
                    wins.push_back({i + 1, left + 1, cells});
    }
    out << total << '\n' << wins.size() << '\n';
    if (!wins.empty()) out << wins[0][0] << ' ' << wins[0][1] << ' ' << wins[0][2] << '\n';
}
