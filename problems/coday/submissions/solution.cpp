// Trạng thái là (ô, nước đẩy vừa rồi). Ở mỗi ô chỉ có một nước cấm làm thay đổi kết quả: nhớ ba số.
#include <algorithm>
#include <fstream>
using namespace std;

const int INF = 1 << 30;
// Giá trị là số nước còn lại của ván cờ: chẵn là thua, lẻ là thắng. Ô i ở chỗ i & 127.
int common[128], special[128], special_push[128];

int value(int cell, int barred) {
    cell &= 127;
    return barred == special_push[cell] ? special[cell] : common[cell];
}

int main() {
    ifstream in("CODAY.INP");
    ofstream out("CODAY.OUT");
    int n, m, x;
    in >> n >> m >> x;
    for (int i = 1; i <= x; i++) {
        // Hai giá trị chẵn nhỏ nhất, hai giá trị lẻ lớn nhất (0 là chưa có).
        int even1 = INF, even2 = INF, odd1 = 0, odd2 = 0, even_push = 0, odd_push = 0;
        for (int d = 1; d <= m && d < i; d++) {
            int v = value(i - d, d);
            if (v % 2 == 0) {
                if (v < even1) even2 = even1, even1 = v, even_push = d;
                else even2 = min(even2, v);
            } else if (v > odd1) {
                odd2 = odd1, odd1 = v, odd_push = d;
            } else {
                odd2 = max(odd2, v);
            }
        }
        int best = even1 < INF ? even1 + 1 : odd1 > 0 ? odd1 + 1 : 0;
        int other_odd = even1 < INF ? odd1 : odd2;
        common[i & 127] = best;
        special_push[i & 127] = even1 < INF ? even_push : odd_push;
        special[i & 127] = even2 < INF ? even2 + 1 : other_odd > 0 ? other_odd + 1 : 0;
    }
    // Nước đầu tiên không bị cấm gì: giá trị chung của ô x.
    int pushes = common[x & 127];
    out << pushes % 2 << '\n' << pushes << '\n';
    for (int d = 1, written = 0; d <= m && d < x; d++)
        if (value(x - d, d) % 2 == 0) {
            if (written > 0) out << ' ';
            out << d;
            written++;
        }
    out << '\n';
}
