// Cho rằng không cần đi quá nửa vòng: ô xa hơn thì đi theo chiều kia. Nhưng chiều kia có thể không đủ tầm.
#include <algorithm>
#include <fstream>
#include <string>
using namespace std;

const int N = 60000, NONE = 8;  // 8: chưa có ký tự
string s;
int n, l, r, width;
unsigned char moves_left[N * 81];
signed char value[N * 81];      // 1 thắng, -1 thua, 0 chưa biết (hòa)
int decided[N * 81], found;      // các trạng thái đã biết, theo thứ tự tìm ra

int main() {
    ifstream in("STRGAME.INP");
    ofstream out("STRGAME.OUT");
    in >> s >> l >> r;
    n = s.size();
    l = min(l, n / 2);
    r = min(r, n / 2);
    for (char &c : s) c -= 'a';
    width = min(l + r + 1, n);  // số ô khác nhau trong tầm đi

    for (int cell = 0; cell < n; cell++) {
        int count[9] = {}, own = s[cell];
        for (int i = 0, to = (cell + 50 * n - l) % n; i < width; i++) {
            count[int(s[to])]++;
            if (++to == n) to = 0;
        }
        for (int a = 0; a < 9; a++)
            for (int b = 0; b < 9; b++) {
                if (a == own || b == own || (a == b && a != NONE)) continue;
                if (a == NONE && b != NONE) continue;
                int state = cell * 81 + a * 9 + b;
                moves_left[state] = width - count[own] - count[a] - count[b];
                if (moves_left[state] == 0) {
                    value[state] = -1;
                    decided[found++] = state;
                }
            }
    }

    for (int i = 0; i < found; i++) {
        int state = decided[i], cell = state / 81, a = state / 9 % 9, b = state % 9, own = s[cell];
        // Quân cờ tới đây từ một ô mang ký tự a, khi đó nhớ hai ký tự b và x.
        for (int k = 0, from = (cell + 50 * n - r) % n; k < width; k++) {
            if (s[from] == a)
                for (int x = b == NONE ? NONE : 0; x < 9; x++) {
                    if (x == own || x == a || (x == b && x != NONE)) continue;
                    int before = from * 81 + b * 9 + x;
                    if (value[before] != 0) continue;
                    if (value[state] < 0) value[before] = 1;
                    else if (--moves_left[before] == 0) value[before] = -1;
                    if (value[before] != 0) decided[found++] = before;
                }
            if (++from == n) from = 0;
        }
    }
    int result = value[NONE * 9 + NONE];
    out << (result > 0 ? "WIN" : result < 0 ? "LOSE" : "DRAW") << '\n';
}
