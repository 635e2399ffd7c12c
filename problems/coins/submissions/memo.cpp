#include <fstream>
#include <string>
#include <vector>
using namespace std;

int k, l, m;
vector<char> known(1000001, '?');

bool wins(int n) {
    if (known[n] == '?') {
        known[n] = 'B';
        for (int take : {l, k, 1})
            if (take <= n && !wins(n - take)) {
                known[n] = 'A';
                break;
            }
    }
    return known[n] == 'A';
}

int main() {
    ifstream in("COINS.INP");
    ofstream out("COINS.OUT");
    in >> k >> l >> m;
    string winners;
    while (m--) {
        int n;
        in >> n;
        winners += wins(n) ? 'A' : 'B';
    }
    out << winners << '\n';
}
