// Đi từ dòng 1 xuống; mỗi dòng chỉ có một cột khác các cột còn lại, nên chỉ cần nhớ ba số.
#include <algorithm>
#include <fstream>
using namespace std;

const int INF = 1 << 30;
// Giá trị là số nước còn lại của ván cờ: chẵn là thua, lẻ là thắng. Dòng i ở chỗ i & 127.
int common[128], special[128], special_col[128];

int value(int row, int col) {
    row &= 127;
    return col == special_col[row] ? special[row] : common[row];
}

int main() {
    ifstream in("COBANG0.INP");
    ofstream out("COBANG0.OUT");
    int n, m, x, y;
    in >> n >> m >> x >> y;
    for (int i = 1; i <= x; i++) {
        // Hai giá trị chẵn nhỏ nhất, hai giá trị lẻ lớn nhất (0 là chưa có).
        int even1 = INF, even2 = INF, odd1 = 0, odd2 = 0, even_move = 0, odd_move = 0;
        for (int k = 1; k <= m && k < i; k++) {
            int v = value(i - k, k);
            if (v % 2 == 0) {
                if (v < even1) even2 = even1, even1 = v, even_move = k;
                else even2 = min(even2, v);
            } else if (v > odd1) {
                odd2 = odd1, odd1 = v, odd_move = k;
            } else {
                odd2 = max(odd2, v);
            }
        }
        int best = even1 < INF ? even1 + 1 : odd1 > 0 ? odd1 + 1 : 0;
        int other_odd = even1 < INF ? odd1 : odd2;
        common[i & 127] = best;
        special_col[i & 127] = even1 < INF ? even_move : odd_move;
        special[i & 127] = even2 < INF ? even2 + 1 : other_odd > 0 ? other_odd + 1 : 0;
    }
    int moves = value(x, y);
    out << moves % 2 << '\n' << moves << '\n';
}
