// Đúng theo luật: đệ quy, không nhớ gì cả.
#include <algorithm>
#include <fstream>
using namespace std;

int m;

// Số nước còn lại của ván cờ khi quân cờ ở dòng i, cột j: lẻ là người sắp đi thắng, chẵn là thua.
int moves_left(int i, int j) {
    int win = 0, loss = 0;  // 0: chưa có
    for (int k = 1; k <= m && k < i; k++) {
        if (k == j) continue;
        int after = moves_left(i - k, k);
        if (after % 2 == 1) loss = max(loss, after + 1);
        else if (win == 0 || after + 1 < win) win = after + 1;
    }
    return win > 0 ? win : loss;
}

int main() {
    ifstream in("COBANG.INP");
    ofstream out("COBANG.OUT");
    int n, x, y;
    in >> n >> m >> x >> y;
    int moves = moves_left(x, y);
    out << moves % 2 << '\n' << moves << '\n';
}
