#include <fstream>
#include <queue>
#include <string>
#include <unordered_map>
using namespace std;

string push(string board, int code) {
    string before = board;
    int line = code / 3 % 4, by = code % 3 + 1;
    for (int i = 0; i < 4; i++)
        if (code < 12) board[4 * line + (i + by) % 4] = before[4 * line + i];
        else board[4 * ((i + by) % 4) + line] = before[4 * i + line];
    return board;
}

int main() {
    ifstream in("RUBIC.INP");
    string start, goal, answer;
    for (int number; in >> number;) start += char(number);
    for (int number = 1; number <= 16; number++) goal += char(number);
    unordered_map<string, string> list[2] = {{{start, ""}}, {{goal, ""}}};
    queue<pair<string, int>> waiting({{start, 0}, {goal, 1}});
    bool met = start == goal;
    while (!met) {
        auto [board, side] = waiting.front();
        waiting.pop();
        for (int code = 0; code < 24 && !met; code++) {
            string to = push(board, code);
            if (list[side].count(to)) continue;
            int by = side == 0 ? code % 3 + 1 : 3 - code % 3;
            string line = to_string(code / 12 + 1) + ' ' + to_string(code / 3 % 4 + 1);
            string step = line + ' ' + to_string(by) + '\n';
            list[side][to] = side == 0 ? list[0][board] + step : step + list[1][board];
            waiting.push({to, side});
            met = list[1 - side].count(to);
            if (met) answer = list[0][to] + list[1][to];
        }
    }
    ofstream("RUBIC.OUT") << answer.size() / 6 << '\n' << answer;
}
