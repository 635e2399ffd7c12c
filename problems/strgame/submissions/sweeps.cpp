// Đúng, nhưng xét đi xét lại mọi trạng thái cho đến khi cả một lượt không thay đổi gì.
#include <fstream>
#include <string>
#include <vector>

static std::string s;
static int n, left_reach, right_reach;
static std::vector<int> value;  // 81 histories a cell; 8 is no letter

static int best(int cell, int a, int b) {
    int result = -1, own = s[cell] - 'a';
    for (int d = -left_reach; d <= right_reach; d++) {
        int to = (cell + d + 50 * n) % n, letter = s[to] - 'a';
        if (letter == own || letter == a || letter == b) continue;
        int after = -value[81 * to + 9 * own + a];
        if (after > 0) return 1;
        if (after > result) result = after;
    }
    return result;
}

int main() {
    std::ifstream in("STRGAME.INP");
    std::ofstream out("STRGAME.OUT");
    in >> s >> left_reach >> right_reach;
    n = int(s.size());
    value.assign(81 * n, 0);
    for (bool changed = true; changed;) {
        changed = false;
        for (int state = 0; state < 81 * n; state++) {
            if (value[state] != 0) continue;
            value[state] = best(state / 81, state / 9 % 9, state % 9);
            changed |= value[state] != 0;
        }
    }
    int result = value[80];
    out << (result > 0 ? "WIN" : result < 0 ? "LOSE" : "DRAW") << '\n';
}
