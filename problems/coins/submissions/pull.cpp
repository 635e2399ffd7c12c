#include <fstream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ifstream in("COINS.INP");
    ofstream out("COINS.OUT");
    int k, l, m;
    in >> k >> l >> m;
    const int MOST = 1000000;
    vector<bool> wins(MOST + 1);
    for (int n = 1; n <= MOST; n++)
        for (int take : {1, k, l})
            if (take <= n && !wins[n - take]) wins[n] = true;
    string winners;
    while (m--) {
        int n;
        in >> n;
        winners += wins[n] ? 'A' : 'B';
    }
    out << winners << '\n';
}
