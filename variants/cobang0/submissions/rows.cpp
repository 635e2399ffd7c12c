#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("COBANG0.INP");
    ofstream out("COBANG0.OUT");
    int n, m, x, y;
    in >> n >> m >> x >> y;
    vector<int> moves(x + 1);
    for (int row = 1; row <= x; row++) {
        int win = 0, loss = 0;
        for (int k = 1; k <= m && k < row; k++) {
            int length = moves[row - k] + 1;
            if (length % 2 == 0) loss = max(loss, length);
            else if (win == 0 || length < win) win = length;
        }
        moves[row] = win > 0 ? win : loss;
    }
    out << moves[x] % 2 << '\n' << moves[x] << '\n';
}
