// Với mỗi k lập một bảng cho mọi n đến 10^6, dùng chung cho tất cả các test.
#include <fstream>
using namespace std;

short good[11][1000001];   // good[k][left]: tập (dãy bit) các quân bài thắng
int last[11];              // đã tính đến good[k][last[k]]

int main() {
    ifstream in("CARDS.INP");
    ofstream out("CARDS.OUT");
    int t, k;
    long long n;
    in >> t;
    while (t--) {
        in >> n >> k;
        while (last[k] < n) {
            int left = ++last[k];
            for (int card = 1; card <= k && card <= left; card++)
                if ((good[k][left - card] & ~(1 << card)) == 0) good[k][left] |= 1 << card;
        }
        int set = good[k][n], count = 0;
        for (int card = 1; card <= k; card++) count += set >> card & 1;
        out << count;
        for (int card = 1; card <= k; card++)
            if (set >> card & 1) out << ' ' << card;
        out << '\n';
    }
}
