#include <fstream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ifstream in("CHUYENSOI.INP");
    ofstream out("CHUYENSOI.OUT");
    int k, most, total = 0;
    in >> k >> most;
    vector<int> gap(k);
    for (int &g : gap) {
        int black, white;
        in >> black >> white;
        g = white - black - 1;
        total ^= g % (most + 1);
    }
    vector<pair<int, int>> wins;
    for (int i = 0; i < k; i++)
        for (int d = 1; d <= most && d <= gap[i]; d++) {
            int now = gap[i] % (most + 1), after = (gap[i] - d) % (most + 1);
            if ((total ^ now ^ after) == 0) wins.push_back({i + 1, d});
        }
    out << total << '\n' << wins.size() << '\n';
    for (auto [strip, d] : wins) out << strip << ' ' << d << '\n';
}
