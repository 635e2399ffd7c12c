// Biết khoảng cách lẻ thì thắng, và coi mọi khoảng cách chẵn là thua.
#include <fstream>
#include <queue>
#include <string>
#include <vector>

static int n;
static std::vector<std::string> board;
static std::vector<int> from_a, from_b;
static const int DX[] = {-1, 0, 0, 1}, DY[] = {0, -1, 1, 0};

static std::vector<int> beside(int cell) {
    std::vector<int> cells;
    for (int way = 0; way < 4; way++) {
        int x = cell / n + DX[way], y = cell % n + DY[way];
        if (x >= 0 && x < n && y >= 0 && y < n && board[x][y] != '#') cells.push_back(x * n + y);
    }
    return cells;
}

static std::vector<int> search(char start) {
    std::vector<int> far(n * n, 1000000);
    std::queue<int> queue;
    for (int cell = 0; cell < n * n; cell++)
        if (board[cell / n][cell % n] == start) far[cell] = 0, queue.push(cell);
    while (!queue.empty()) {
        int cell = queue.front();
        queue.pop();
        for (int next : beside(cell))
            if (far[next] == 1000000) far[next] = far[cell] + 1, queue.push(next);
    }
    return far;
}

int main() {
    std::ifstream in("GAME30.INP");
    std::ofstream out("GAME30.OUT");
    int t;
    in >> t;
    while (t-- > 0) {
        in >> n;
        board.resize(n);
        for (std::string &row : board) in >> row;
        from_a = search('A');
        from_b = search('B');
        int a = 0, b = 0;
        while (from_a[a] > 0) a++;
        while (from_b[b] > 0) b++;
        int d = from_a[b];
        out << (d % 2 == 1 ? 'A' : 'B') << '\n';
    }
}
