// Đúng theo luật: đếm nước thắng bằng cách thử mọi nước, không nhớ gì cả.
#include <fstream>
#include <vector>
using namespace std;

int n;
vector<bool> bead;

int winningMoves() {
    int count = 0;
    for (int from = 1; from < n; from++) {
        if (!bead[from]) continue;
        int to = from;
        while (bead[to]) to++;
        bead[from] = false;
        bead[to] = true;
        if (to == n || winningMoves() == 0) count++;
        bead[to] = false;
        bead[from] = true;
    }
    return count;
}

int main() {
    ifstream in("STEP.INP");
    ofstream out("STEP.OUT");
    int m, cell;
    in >> n >> m;
    bead.resize(n + 1);
    while (in >> cell) bead[cell] = true;
    out << winningMoves() << '\n';
}
