#include <algorithm>
#include <fstream>
using namespace std;

int n, card[20];

int value(int from, int to, int mine, int yours, int alpha, int beta) {
    if (from == to) return (mine % 3 == 0) - (yours % 3 == 0);
    int best = -1;
    for (int end = 0; end < 2; end++) {
        int sum = mine + (end == 0 ? card[from] : card[to - 1]);
        int ahead = -value(from + 1 - end, to - end, yours, sum, -beta, -alpha);
        best = max(best, ahead);
        alpha = max(alpha, best);
        if (alpha >= beta) break;
    }
    return best;
}

int main() {
    ifstream in("GAME3ENDS.INP");
    ofstream out("GAME3ENDS.OUT");
    in >> n;
    for (int i = 0; i < n; i++) in >> card[i];
    int result = value(0, n, 0, 0, -1, 1);
    out << (result > 0 ? "FIRST" : result < 0 ? "SECOND" : "DRAW") << '\n';
}
