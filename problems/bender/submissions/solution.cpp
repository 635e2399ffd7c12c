// Các bước chỉ phụ thuộc vào số dư của x khi chia cho k, nên chỉ cần thử a, b, c từ 0 đến k - 1.
// Trạng thái (x, vị trí viên bi) có không quá k * k giá trị: gặp lại thì bắt đầu chu kỳ.
#include <fstream>
using namespace std;

long long n;
int k, p, q;
int metAt[30][30];   // bước gặp trạng thái (x, bi)
int metIn[30][30];   // trong lần thử nào
int attempt;

// Vị trí cuối cùng của viên bi, tính từ 0.
int lastPlace(int a, int b, int c) {
    attempt++;
    int x = c, ball = p - 1;
    long long left = n;
    bool found = false;
    for (int steps = 0; left > 0; steps++, left--) {
        if (!found && metIn[x][ball] == attempt) {
            found = true;
            left %= steps - metAt[x][ball];
            if (left == 0) break;
        }
        metIn[x][ball] = attempt;
        metAt[x][ball] = steps;
        int right = (x + 1) % k;
        if (ball == x) ball = right;
        else if (ball == right) ball = x;
        x = (a * x + b) % k;
    }
    return ball;
}

int main() {
    ifstream in("BENDER.INP");
    ofstream out("BENDER.OUT");
    in >> n >> k >> p >> q;
    for (int a = 0; a < k; a++)
        for (int b = 0; b < k; b++)
            for (int c = 0; c < k; c++)
                if (lastPlace(a, b, c) == q - 1) {
                    out << a << ' ' << b << ' ' << c << '\n';
                    return 0;
                }
    out << "Impossible\n";
}
