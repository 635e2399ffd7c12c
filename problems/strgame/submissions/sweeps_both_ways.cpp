// Đúng, nhưng quét đi quét lại: lượt xuôi rồi lượt ngược, chỉ xét những trạng thái chưa biết.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

string s;
int n, l, r;
vector<signed char> value;  // 81 cặp ký tự cũ cho mỗi ô; 8 là chưa có ký tự

int best(int cell, int a, int b) {
    int result = -1, own = s[cell];
    for (int d = -l; d <= r; d++) {
        int to = cell + d;
        if (to < 0) to += n;
        if (to >= n) to -= n;
        int letter = s[to];
        if (letter == own || letter == a || letter == b) continue;
        int after = -value[81 * to + 9 * own + a];
        if (after > 0) return 1;
        result = max(result, after);
    }
    return result;
}

int main() {
    ifstream in("STRGAME.INP");
    ofstream out("STRGAME.OUT");
    in >> s >> l >> r;
    n = int(s.size());
    if (l + r + 1 > n) l = 0, r = n - 1;  // tầm đi là cả vòng
    for (char &c : s) c -= 'a';
    value.assign(81 * n, 0);
    vector<int> unknown;
    for (int cell = 0; cell < n; cell++)
        for (int a = 0; a <= 8; a++)
            for (int b = 0; b <= 8; b++) {
                bool distinct = a != s[cell] && b != s[cell] && (a != b || a == 8);
                if (distinct && (a != 8 || b == 8)) unknown.push_back(81 * cell + 9 * a + b);
            }
    for (bool changed = true; changed && value[80] == 0;) {
        changed = false;
        vector<int> left;
        for (int state : unknown) {
            value[state] = best(state / 81, state / 9 % 9, state % 9);
            if (value[state] == 0) left.push_back(state);
            else changed = true;
        }
        reverse(left.begin(), left.end());
        unknown = left;
    }
    out << (value[80] > 0 ? "WIN" : value[80] < 0 ? "LOSE" : "DRAW") << '\n';
}
