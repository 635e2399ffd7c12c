#include <fstream>
#include <string>
using namespace std;

int main() {
    ifstream in("COINS.INP");
    ofstream out("COINS.OUT");
    int k, l, m;
    in >> k >> l >> m;
    string table(l, 'A');
    int n = 0, start = 0;
    while (start == n) {
        string window = table.substr(n, l);
        bool won = window[l - 1] == 'B' || window[l - k] == 'B' || window[0] == 'B';
        table += won ? 'A' : 'B';
        n++;
        start = 0;
        while (table.substr(start, l) != table.substr(n, l)) start++;
    }
    int period = n - start;
    string winners;
    while (m--) {
        long long tower;
        in >> tower;
        if (tower >= start) tower = start + (tower - start) % period;
        winners += table[l + tower];
    }
    out << winners << '\n';
}
