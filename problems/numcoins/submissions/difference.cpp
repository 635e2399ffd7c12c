#include <algorithm>
#include <fstream>
using namespace std;

int n, k, coins[101], lead[101][101], first[101][101];

int value(int left, int limit) {
    limit = min(limit, left);
    if (left == 0 || first[left][limit] > 0) return lead[left][limit];
    int best = -1000000, gain = 0;
    for (int take = 1; take <= limit; take++) {
        gain += coins[left - take + 1];
        int ahead = gain - value(left - take, take);
        if (ahead > best) {
            best = ahead;
            first[left][limit] = take;
        }
    }
    return lead[left][limit] = best;
}

int main() {
    ifstream in("NUMCOINS.INP");
    ofstream out("NUMCOINS.OUT");
    in >> n >> k;
    int total = 0;
    for (int left = n; left >= 1; left--) {
        in >> coins[left];
        total += coins[left];
    }
    out << (total + value(n, k)) / 2 << '\n';
    int left = n, limit = k;
    while (left > 0) {
        limit = first[left][min(limit, left)];
        left -= limit;
        out << limit << ' ';
    }
    out << '\n';
}
