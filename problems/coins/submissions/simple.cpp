// Lập bảng thắng thua cho mọi tháp đến 10^6 đồng xu.
#include <fstream>
using namespace std;

bool wins[1000001];

int main() {
    ifstream in("COINS.INP");
    ofstream out("COINS.OUT");
    int k, l, m;
    in >> k >> l >> m;
    for (int n = 1; n <= 1000000; n++)
        wins[n] = !wins[n - 1] || (n >= k && !wins[n - k]) || (n >= l && !wins[n - l]);
    while (m--) {
        int n;
        in >> n;
        out << (wins[n] ? 'A' : 'B');
    }
    out << '\n';
}
