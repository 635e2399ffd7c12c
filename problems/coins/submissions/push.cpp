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
    for (int n = 0; n <= MOST; n++) {
        if (wins[n]) continue;
        for (int take : {1, k, l})
            if (n + take <= MOST) wins[n + take] = true;
    }
    string winners;
    while (m--) {
        int n;
        in >> n;
        winners += wins[n] ? 'A' : 'B';
    }
    out << winners << '\n';
}
