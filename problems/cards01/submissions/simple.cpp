// Với mỗi k lập một bảng cho mọi n đến 10^6, dùng chung cho tất cả các test.
#include <fstream>
#include <vector>
using namespace std;

vector<short> good[11];   // good[k][left]: tập (dãy bit) các quân bài thắng

int main() {
    ifstream in("CARDS.INP");
    ofstream out("CARDS.OUT");
    int t, n, k;
    in >> t;
    while (t--) {
        in >> n >> k;
        for (int left = good[k].size(); left <= n; left++) {
            int set = 0;
            for (int card = 1; card <= k && card <= left; card++)
                if ((good[k][left - card] & ~(1 << card)) == 0) set |= 1 << card;
            good[k].push_back(set);
        }
        int set = good[k][n], count = 0;
        for (int card = 1; card <= k; card++) count += set >> card & 1;
        out << count;
        for (int card = 1; card <= k; card++)
            if (set >> card & 1) out << ' ' << card;
        out << '\n';
    }
}
