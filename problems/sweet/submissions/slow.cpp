// Thử mọi ván chơi, chỉ nhớ còn bao nhiêu viên kẹo mỗi loại. Đúng nhưng quá nhiều thế cờ khi n lớn.
#include <algorithm>
#include <array>
#include <fstream>
#include <map>
using namespace std;

map<array<int, 4>, int> memo;
int others;  // số viên kẹo không ai được lấy

// Số kẹo Hermione còn được thêm, khi còn p viên chỉ nguyên tố, q viên chỉ đối xứng, s viên vừa nguyên tố
// vừa đối xứng; ron = 1 nếu đến lượt Ron.
int hers(int p, int q, int s, int ron) {
    if (ron == 0 && p + s == 0) return 0;
    if (ron == 1 && q + s == 0) return p + others;
    array<int, 4> key = {p, q, s, ron};
    if (memo.count(key)) return memo[key];
    int best = ron ? 1 << 30 : 0;
    if (ron == 0) {
        if (p > 0) best = max(best, 1 + hers(p - 1, q, s, 1));
        if (s > 0) best = max(best, 1 + hers(p, q, s - 1, 1));
    } else {
        if (q > 0) best = min(best, hers(p, q - 1, s, 0));
        if (s > 0) best = min(best, hers(p, q, s - 1, 0));
    }
    return memo[key] = best;
}

int main() {
    ifstream in("SWEET.INP");
    ofstream out("SWEET.OUT");
    int n, p = 0, q = 0, s = 0;
    in >> n;
    for (int i = 1; i <= n; i++) {
        bool prime = i > 1;
        for (int d = 2; d * d <= i && prime; d++) prime = i % d != 0;
        string digits = to_string(i);
        bool palindrome = equal(digits.begin(), digits.end(), digits.rbegin());
        (prime && palindrome ? s : prime ? p : palindrome ? q : others)++;
    }
    out << hers(p, q, s, 0) << '\n';
}
