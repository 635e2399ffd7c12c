// Lập bảng cho từng M, tới đống lớn nhất được hỏi với M ấy.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

int t, m[1001];
long long n[1001], largest[101];
vector<signed char> good[101];  // 0: không nước nào thắng, -1: nhiều nước, nếu không thì là nước duy nhất

int main() {
    ifstream in("BOCSOIH.INP");
    ofstream out("BOCSOIH.OUT");
    in >> t;
    for (int i = 1; i <= t; i++) {
        in >> n[i] >> m[i];
        largest[m[i]] = max(largest[m[i]], n[i]);
    }
    for (int i = 1; i <= t; i++) {
        vector<signed char> &g = good[m[i]];
        if (g.empty()) {
            g.assign(largest[m[i]] + 1, 0);
            for (int stones = 0; stones <= largest[m[i]]; stones++) {
                int count = 0;
                for (int c = 1; c <= m[i] && c <= stones; c++)
                    if (g[stones - c] == 0 || g[stones - c] == c) {
                        g[stones] = c;
                        count++;
                    }
                if (count > 1) g[stones] = -1;
            }
        }
        out << (g[n[i]] != 0) << '\n';
    }
}
