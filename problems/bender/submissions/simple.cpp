// Chỉ thử a, b, c từ 0 đến k - 1 (chỉ số dư là quan trọng), mỗi bộ ba làm đủ n bước.
// Đủ nhanh với n đến 10^5, không thể với n đến 10^18.
#include <fstream>
using namespace std;

int main() {
    ifstream in("BENDER.INP");
    ofstream out("BENDER.OUT");
    long long n;
    int k, p, q;
    in >> n >> k >> p >> q;
    for (int a = 0; a < k; a++)
        for (int b = 0; b < k; b++) {
            // Số tiếp theo của dãy và vị trí bên phải, tính sẵn cho mọi số dư.
            int next[30], right[30];
            for (int x = 0; x < k; x++) {
                next[x] = (a * x + b) % k;
                right[x] = (x + 1) % k;
            }
            for (int c = 0; c < k; c++) {
                int x = c, ball = p - 1;
                for (long long i = 0; i < n; i++) {
                    if (ball == x) ball = right[x];
                    else if (ball == right[x]) ball = x;
                    x = next[x];
                }
                if (ball == q - 1) {
                    out << a << ' ' << b << ' ' << c << '\n';
                    return 0;
                }
            }
        }
    out << "Impossible\n";
}
