#include <algorithm>
#include <fstream>
#include <vector>

int n, count[3], total;
std::vector<signed char> memo;

// Còn a, b, c quân có số dư 0, 1, 2; s là số dư của tổng người đi trước.
// Kết quả: 1 người đi trước thắng, 0 hòa, -1 thua.
int value(int a, int b, int c, int s) {
    if (a + b + c == 0) {
        int other = (total - s + 3) % 3;
        return (s == 0 ? 1 : 0) - (other == 0 ? 1 : 0);
    }
    signed char &result = memo[((a * (count[1] + 1) + b) * (count[2] + 1) + c) * 3 + s];
    if (result != 2) return result;
    bool firstMoves = (n - a - b - c) % 2 == 0;
    int best = firstMoves ? -1 : 1;
    int left[3] = {a, b, c};
    for (int rest = 0; rest < 3; rest++) {
        if (left[rest] == 0) continue;
        left[rest]--;
        int after = value(left[0], left[1], left[2], firstMoves ? (s + rest) % 3 : s);
        left[rest]++;
        best = firstMoves ? std::max(best, after) : std::min(best, after);
    }
    result = (signed char)best;
    return best;
}

int main() {
    std::ifstream in("GAME3ENDS.INP");
    std::ofstream out("GAME3ENDS.OUT");
    in >> n;
    for (int i = 0; i < n; i++) {
        long long x;
        in >> x;
        count[x % 3]++;
        total = (total + x % 3) % 3;
    }
    memo.assign((count[0] + 1) * (count[1] + 1) * (count[2] + 1) * 3, 2);
    int result = value(count[0], count[1], count[2], 0);
    out << (result > 0 ? "FIRST" : result < 0 ? "SECOND" : "DRAW") << '\n';
}
