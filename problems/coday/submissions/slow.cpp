// Đúng theo luật: đệ quy, không nhớ gì cả.
#include <algorithm>
#include <fstream>
using namespace std;

int m;

// Số nước còn lại khi quân cờ ở ô x và không được đẩy barred ô: lẻ là người sắp đi thắng, chẵn là thua.
int pushes_left(int x, int barred) {
    int win = 0, loss = 0;  // 0: chưa có
    for (int d = 1; d <= m && d < x; d++) {
        if (d == barred) continue;
        int after = pushes_left(x - d, d);
        if (after % 2 == 1) loss = max(loss, after + 1);
        else if (win == 0 || after + 1 < win) win = after + 1;
    }
    return win > 0 ? win : loss;
}

int main() {
    ifstream in("CODAY.INP");
    ofstream out("CODAY.OUT");
    int n, x;
    in >> n >> m >> x;
    int pushes = pushes_left(x, 0);
    out << pushes % 2 << '\n' << pushes << '\n';
    bool first = true;
    for (int d = 1; d <= m && d < x; d++)
        if (pushes_left(x - d, d) % 2 == 0) {
            if (!first) out << ' ';
            out << d;
            first = false;
        }
    out << '\n';
}
