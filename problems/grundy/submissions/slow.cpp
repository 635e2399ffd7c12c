// Làm đúng theo luật: một thế cờ là dãy các đống, giá trị của nó là mex của các thế kế tiếp. Quá chậm.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <vector>
using namespace std;

map<vector<int>, int> memo;

int value(const vector<int> &heaps) {
    if (memo.count(heaps)) return memo[heaps];
    set<int> seen;  // giá trị của các thế kế tiếp
    for (size_t i = 0; i < heaps.size(); i++)
        for (int part = 1; 2 * part < heaps[i]; part++) {
            vector<int> next = heaps;
            next[i] = part;
            next.push_back(heaps[i] - part);
            sort(next.begin(), next.end());  // thứ tự các đống không quan trọng
            seen.insert(value(next));
        }
    int mex = 0;
    while (seen.count(mex)) mex++;
    return memo[heaps] = mex;
}

int main() {
    ifstream in("GRUNDY.INP");
    ofstream out("GRUNDY.OUT");
    int n;
    in >> n;
    for (int m = 1; m <= n; m++) out << value({m}) << (m < n ? ' ' : '\n');
}
