// Giữ vị trí của ô trong lớp bằng 8 bit: lớp có hơn 256 ô thì hai ô khác nhau bị coi là một.
#include <fstream>
#include <string>
#include <vector>
using namespace std;

int n;
vector<string> board;
int dx[4] = {-1, 0, 0, 1}, dy[4] = {0, -1, 1, 0};

vector<int> around(int cell) {
    vector<int> list;
    for (int way = 0; way < 4; way++) {
        int x = cell / n + dx[way], y = cell % n + dy[way];
        if (x >= 0 && x < n && y >= 0 && y < n && board[x][y] != '#') list.push_back(x * n + y);
    }
    return list;
}

vector<int> bfs(int start) {
    vector<int> dist(n * n, -1), queue = {start};
    dist[start] = 0;
    for (size_t i = 0; i < queue.size(); i++)
        for (int next : around(queue[i]))
            if (dist[next] < 0) {
                dist[next] = dist[queue[i]] + 1;
                queue.push_back(next);
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

        vector<vector<int>> layer(d + 1);
        vector<int> place(n * n, -1);
        for (int cell = 0; cell < n * n; cell++)
            if (from_a[cell] >= 0 && from_a[cell] + from_b[cell] == d) {
                place[cell] = (unsigned char)layer[from_a[cell]].size();
                layer[from_a[cell]].push_back(cell);
            }

        int middle = layer[d / 2].size();
        vector<vector<char>> safe(middle, vector<char>(middle, 1));
        for (int i = 0; i < middle; i++) safe[i][i] = 0;
        for (int k = d / 2 - 1; k >= 0; k--) {
            int rows = layer[k].size(), columns = layer[d - k].size(), next_rows = layer[k + 1].size();

            vector<vector<int>> answers(columns);
            for (int j = 0; j < columns; j++)
                for (int to : around(layer[d - k][j]))
                    if (place[to] >= 0 && from_a[to] == d - k - 1) answers[j].push_back(place[to]);

            vector<vector<char>> good(next_rows, vector<char>(columns, 1));
            for (int i = 0; i < next_rows; i++)
                for (int j = 0; j < columns; j++)
                    for (int column : answers[j]) good[i][j] &= safe[i][column];
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
