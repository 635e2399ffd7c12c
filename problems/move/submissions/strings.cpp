// Đúng: tìm từ cả hai đầu, mỗi thế cờ là một xâu trong bảng băm.
#include <fstream>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;

int dx[8] = {-1, -1, -1, 0, 0, 1, 1, 1}, dy[8] = {-1, 0, 1, -1, 1, -1, 0, 1};

bool isFree(const string &s, int x, int y) { return x >= 0 && x < 4 && y >= 0 && y < 4 && s[4 * x + y] == '*'; }

// Các thế cờ đi tới được; thế cờ là 16 ô rồi tới màu đến lượt.
vector<string> forwards(const string &s) {
    vector<string> list;
    for (int from = 0; from < 16; from++) {
        if (s[from] != s[16]) continue;
        for (int d = 0; d < 8; d++) {
            int x = from / 4, y = from % 4;
            while (isFree(s, x + dx[d], y + dy[d])) x += dx[d], y += dy[d];
            if (4 * x + y == from) continue;
            string next = s;
            swap(next[from], next[4 * x + y]);
            next[16] = s[16] == 'w' ? 'b' : 'w';
            list.push_back(next);
        }
    }
    return list;
}

// Các thế cờ đi một nước thì tới s: quân vừa đi bị chặn ở phía trước, nó đã đến từ phía sau.
vector<string> backwards(const string &s) {
    vector<string> list;
    char mover = s[16] == 'w' ? 'b' : 'w';
    for (int to = 0; to < 16; to++) {
        if (s[to] != mover) continue;
        for (int d = 0; d < 8; d++) {
            int x = to / 4, y = to % 4;
            if (isFree(s, x + dx[d], y + dy[d])) continue;
            while (isFree(s, x - dx[d], y - dy[d])) {
                x -= dx[d], y -= dy[d];
                string before = s;
                swap(before[to], before[4 * x + y]);
                before[16] = mover;
                list.push_back(before);
            }
        }
    }
    return list;
}

int distance(const string &first, const string &last) {
    if (first == last) return 0;
    unordered_set<string> seen[2];
    vector<string> layer[2];
    layer[0] = {first + 'w'};
    layer[1] = {last + 'w', last + 'b'};
    for (int side = 0; side < 2; side++)
        for (const string &s : layer[side]) seen[side].insert(s);
    for (int moves = 1; !layer[0].empty() && !layer[1].empty(); moves++) {
        int side = layer[0].size() <= layer[1].size() ? 0 : 1;
        vector<string> next;
        for (const string &s : layer[side])
            for (const string &t : side == 0 ? forwards(s) : backwards(s)) {
                if (seen[1 - side].count(t)) return moves;
                if (seen[side].insert(t).second) next.push_back(t);
            }
        layer[side] = next;
    }
    return -1;
}

int main() {
    ifstream in("MOVE.INP");
    ofstream out("MOVE.OUT");
    int t;
    in >> t;
    while (t-- > 0) {
        string first, last, row;
        for (int i = 0; i < 8; i++) in >> row, (i < 4 ? first : last) += row;
        out << distance(first, last) << '\n';
    }
}
