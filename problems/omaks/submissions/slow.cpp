// Tìm trên mọi thế cờ: mỗi thế là dãy số điểm của các phần. Đúng nhưng có quá nhiều thế.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

map<vector<int>, bool> memo;

bool wins(vector<int> parts) {
    sort(parts.begin(), parts.end());
    if (memo.count(parts)) return memo[parts];
    bool won = false;
    for (size_t k = 0; k < parts.size() && !won; k++)
        for (int i = 0; i <= parts[k] - 2 - i && !won; i++) {
            vector<int> next = parts;
            next[k] = i;  // dây cung chia phần này thành i điểm và parts[k] - 2 - i điểm
            next.push_back(parts[k] - 2 - i);
            won = !wins(next);
        }
    return memo[parts] = won;
}

int main() {
    ifstream in("OMAKS.INP");
    ofstream out("OMAKS.OUT");
    int q, n;
    in >> q;
    while (q--) {
        in >> n;
        long long ends = 0;
        for (int i = 0; i <= n - 2; i++)
            if (!wins({i, n - 2 - i})) ends += n;
        out << (ends > 0) << ' ' << ends / 2 << '\n';
    }
}
