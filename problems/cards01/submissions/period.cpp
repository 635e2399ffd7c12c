#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

vector<int> table[11];
int start[11], period[11];

void findPeriod(int k) {
    table[k].assign(k, 2046);
    int n = 0;
    while (start[k] == n) {
        int good = 0;
        for (int card = 1; card <= k; card++)
            if ((table[k][n + k - card] & ~(1 << card)) == 0) good |= 1 << card;
        table[k].push_back(good);
        n++;
        auto first = table[k].begin();
        start[k] = 0;
        while (!equal(first + n, first + n + k, first + start[k])) start[k]++;
    }
    period[k] = n - start[k];
}

int main() {
    ifstream in("CARDS.INP");
    ofstream out("CARDS.OUT");
    for (int k = 2; k <= 10; k++) findPeriod(k);
    long long tests, n, k;
    in >> tests;
    while (in >> n >> k) {
        if (n >= start[k]) n = start[k] + (n - start[k]) % period[k];
        int good = table[k][n + k];
        out << __builtin_popcount(good);
        for (int card = 1; card <= k; card++)
            if (good >> card & 1) out << ' ' << card;
        out << '\n';
    }
}
