// Tìm đường rẻ nhất qua mọi trạng thái của bảng: quá nhiều, không đủ bộ nhớ.
#include <algorithm>
#include <fstream>
#include <map>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int m, n;
long long A, B, C;

struct Before {
    long long cost;
    int operations;
    string board, operation;  // bảng trước đó và phép biến đổi từ bảng ấy
};
map<string, Before> known;
typedef pair<pair<long long, int>, string> Entry;
priority_queue<Entry, vector<Entry>, greater<Entry>> waiting;

void reach(const string &board, const Before &before) {
    auto old = known.find(board);
    if (old != known.end() &&
        make_pair(old->second.cost, old->second.operations) <= make_pair(before.cost, before.operations)) return;
    known[board] = before;
    waiting.push({{before.cost, before.operations}, board});
}

string name(int cell) { return " " + to_string(cell / n + 1) + " " + to_string(cell % n + 1); }

// Mọi phép biến đổi từ một bảng.
void expand(const string &board, long long cost, int operations) {
    for (int c = 0; c < m * n; c++) {
        if (board[c] == '#') continue;
        string next = board;
        if (board[c] == '.') {
            next[c] = '*';
            reach(next, {cost + A, operations + 1, board, "1" + name(c)});
            continue;
        }
        next[c] = '.';
        reach(next, {cost + B, operations + 1, board, "2" + name(c)});
        for (int d : {c - n, c + n, c % n > 0 ? c - 1 : -1, c % n + 1 < n ? c + 1 : -1}) {
            if (d < 0 || d >= m * n || board[d] != '.') continue;
            next[d] = '*';
            reach(next, {cost + C, operations + 1, board, "3" + name(c) + name(d)});
            next[d] = '.';
        }
    }
}

int main() {
    ifstream in("LINE10.INP");
    ofstream out("LINE10.OUT");
    in >> m >> n >> A >> B >> C;
    string start, goal, row;
    for (int i = 0; i < 2 * m; i++) {
        in >> row;
        (i < m ? start : goal) += row;
    }
    reach(start, {0, 0, "", ""});
    while (waiting.top().second != goal) {
        Entry entry = waiting.top();
        waiting.pop();
        if (known[entry.second].cost == entry.first.first && known[entry.second].operations == entry.first.second)
            expand(entry.second, entry.first.first, entry.first.second);
    }
    vector<string> list;
    for (string board = goal; board != start; board = known[board].board) list.push_back(known[board].operation);
    reverse(list.begin(), list.end());
    out << list.size() << '\n';
    for (const string &operation : list) out << operation << '\n';
}
