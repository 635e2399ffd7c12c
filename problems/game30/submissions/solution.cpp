// Xét các đường đi ngắn nhất giữa hai ô xuất phát, đi ngược từ lớp giữa về hai đầu.
#include <fstream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int n;
vector<string> board;
int dx[4] = {-1, 0, 0, 1}, dy[4] = {0, -1, 1, 0};

// Các ô trống kề với ô cell.
vector<int> around(int cell) {
    vector<int> list;
    for (int way = 0; way < 4; way++) {
        int x = cell / n + dx[way], y = cell % n + dy[way];
        if (x >= 0 && x < n && y >= 0 && y < n && board[x][y] != '#') list.push_back(x * n + y);
    }
    return list;
}

// Khoảng cách từ ô start tới mọi ô, -1 nếu không tới được.
vector<int> bfs(int start) {
    vector<int> dist(n * n, -1);
    dist[start] = 0;
    queue<int> waiting;
    waiting.push(start);
    while (!waiting.empty()) {
        int cell = waiting.front();
        waiting.pop();
        for (int next : around(cell))
            if (dist[next] < 0) {
                dist[next] = dist[cell] + 1;
                waiting.push(next);
            }
    }
    return dist;
}

int main() {
    ifstream in("GAME30.INP");
    ofstream out("GAME30.OUT");
    int tests;
    in >> tests;
    while (tests-- > 0) {
        in >> n;
        board.resize(n);
        int a = 0, b = 0;
        for (int x = 0; x < n; x++) {
            in >> board[x];
            for (int y = 0; y < n; y++) {
                if (board[x][y] == 'A') a = x * n + y;
                if (board[x][y] == 'B') b = x * n + y;
            }
        }
        vector<int> from_a = bfs(a), from_b = bfs(b);
        int d = from_a[b];
        if (d % 2 == 1) {
            out << "A\n";
            continue;
        }
        // layer[k]: các ô cách A k bước trên đường đi ngắn nhất; place: vị trí của ô trong lớp.
        vector<vector<int>> layer(d + 1);
        vector<int> place(n * n, -1);
        for (int cell = 0; cell < n * n; cell++)
            if (from_a[cell] >= 0 && from_a[cell] + from_b[cell] == d) {
                place[cell] = layer[from_a[cell]].size();
                layer[from_a[cell]].push_back(cell);
            }
        // safe[i][j]: A ở ô thứ i của lớp k, B ở ô thứ j của lớp d - k, A đi thì A thoát được.
        int middle = layer[d / 2].size();
        vector<vector<char>> safe(middle, vector<char>(middle, 1));
        for (int i = 0; i < middle; i++) safe[i][i] = 0;
        for (int k = d / 2 - 1; k >= 0; k--) {
            int rows = layer[k].size(), columns = layer[d - k].size(), next_rows = layer[k + 1].size();
            // answers[j]: những ô ở lớp d - k - 1 mà B có thể bước tới.
            vector<vector<int>> answers(columns);
            for (int j = 0; j < columns; j++)
                for (int to : around(layer[d - k][j]))
                    if (place[to] >= 0 && from_a[to] == d - k - 1) answers[j].push_back(place[to]);
            // good[i][j]: A vừa bước tới lớp k + 1, B chưa đi.
            vector<vector<char>> good(next_rows, vector<char>(columns, 1));
            for (int i = 0; i < next_rows; i++) {
                const vector<char> &before = safe[i];
                vector<char> &after = good[i];
                for (int j = 0; j < columns; j++)
                    for (int column : answers[j]) after[j] &= before[column];
            }
            safe.assign(rows, vector<char>(columns, 0));
            for (int i = 0; i < rows; i++)
                for (int to : around(layer[k][i])) {
                    if (place[to] < 0 || from_a[to] != k + 1) continue;
                    int row = place[to];
                    for (int j = 0; j < columns; j++) safe[i][j] |= good[row][j];
                }
        }
        out << (safe[0][0] ? "A\n" : "B\n");
    }
    return 0;
}
