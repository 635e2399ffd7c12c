#include <fstream>
#include <vector>
using namespace std;

struct Piece { int row, column; };
vector<Piece> pieces;
vector<int> taker;
vector<bool> seen;

bool find(int black) {
    for (size_t earlier = 0; earlier < pieces.size(); earlier++) {
        int below = pieces[black].row - pieces[earlier].row;
        int beside = pieces[black].column - pieces[earlier].column;
        if (seen[earlier] || below < 1 || (beside != 1 && beside != -1)) continue;
        seen[earlier] = true;
        if (taker[earlier] < 0 || find(taker[earlier])) {
            taker[earlier] = black;
            return true;
        }
    }
    return false;
}

int main() {
    ifstream in("PAWNS.INP");
    ofstream out("PAWNS.OUT");
    int n, m, p, k, column, row;
    in >> n >> m >> p >> k;
    for (int i = 0; i < p && in >> column; i++) pieces.push_back({1, column});
    for (int i = 0; i < k && in >> row >> column; i++) pieces.push_back({row, column});
    taker.assign(p + k, -1);
    bool possible = true;
    for (int black = p; black < p + k && possible; black++) {
        seen.assign(p + k, false);
        possible = find(black);
    }
    out << (possible ? "YES\n" : "NO\n");
}
