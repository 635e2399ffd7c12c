// Chậm: thử mọi cột còn lại ở mỗi nước đi.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

int n;
vector<int> a, b;
vector<bool> deleted;

// Giá trị của phần còn lại khi turn cột đã bị xóa: số dương có lợi cho người thứ nhất.
long long play(int turn) {
    if (turn == n) return 0;
    bool first = turn % 2 == 0;
    long long best = first ? -1000000000000LL : 1000000000000LL;
    for (int i = 0; i < n; i++) {
        if (deleted[i]) continue;
        deleted[i] = true;
        long long rest = play(turn + 1);
        deleted[i] = false;
        if (first) best = max(best, a[i] + rest);
        else best = min(best, rest - b[i]);
    }
    return best;
}

int main() {
    ifstream in("DELCOL.INP");
    ofstream out("DELCOL.OUT");
    in >> n;
    a.resize(n), b.resize(n), deleted.resize(n);
    for (int i = 0; i < n; i++) in >> a[i] >> b[i];
    out << play(0) << '\n';
}
