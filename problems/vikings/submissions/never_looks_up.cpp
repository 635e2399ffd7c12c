// Không bao giờ nhìn lên: chỉ quét mỗi cột từ trên xuống.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

const int NEVER = 1000000000;
int n, m;
string sea;
int viking[9000000], danger[9000000], mine[9000000], queue_[9000000];

void bfs(int start, int *time, int *latest) {
    for (int i = 0; i < n * m; i++) time[i] = NEVER;
    int head = 0, tail = 0;
    queue_[tail++] = start;
    time[start] = 0;
    while (head < tail) {
        int cell = queue_[head++], row = cell / m, column = cell % m, next = time[cell] + 1;
        for (int way = 0; way < 4; way++) {
            int to = cell;
            if (way == 0 && row > 0) to = cell - m;
            if (way == 1 && row < n - 1) to = cell + m;
            if (way == 2 && column > 0) to = cell - 1;
            if (way == 3 && column < m - 1) to = cell + 1;
            if (sea[to] == 'I' || time[to] != NEVER || next >= latest[to]) continue;
            time[to] = next;
            queue_[tail++] = to;
        }
    }
}

void sweep(int first, int step, int count) {
    int best = NEVER;
    for (int i = 0, cell = first; i < count; i++, cell += step) {
        best = min(best, viking[cell]);
        if (sea[cell] == 'I') best = NEVER;
        danger[cell] = min(danger[cell], best);
    }
}

int main() {
    ifstream in("VIKINGS.INP");
    ofstream out("VIKINGS.OUT");
    in >> n >> m;
    for (int i = 0; i < n; i++) {
        string row;
        in >> row;
        sea += row;
    }
    for (int i = 0; i < n * m; i++) danger[i] = NEVER;
    bfs(sea.find('V'), viking, danger);
    for (int i = 0; i < n; i++) {
        sweep(i * m, 1, m);
        sweep(i * m + m - 1, -1, m);
    }
    for (int j = 0; j < m; j++) {
        sweep(j, m, n);
    }
    bfs(sea.find('Y'), mine, danger);
    out << (mine[sea.find('T')] < NEVER ? "YES\n" : "NO\n");
    return 0;
}
