// wins[n] chỉ phụ thuộc L giá trị đứng ngay trước nên dãy tuần hoàn kể từ một chỗ nào đó.
// Tính một đoạn đầu đủ dài rồi tìm chu kỳ ở cuối đoạn ấy.
#include <fstream>
#include <string>
using namespace std;

const int SIZE = 5000;
bool wins[SIZE];

int main() {
    ifstream in("COINS.INP");
    ofstream out("COINS.OUT");
    int k, l, m;
    in >> k >> l >> m;
    for (int n = 1; n < SIZE; n++) {
        wins[n] = !wins[n - 1];
        if (n >= k && !wins[n - k]) wins[n] = true;
        if (n >= l && !wins[n - l]) wins[n] = true;
    }
    // Chu kỳ: độ dời nhỏ nhất sao cho L giá trị cuối cùng lặp lại.
    int period = 0, same = 0;
    while (same < l) {
        period++;
        same = 0;
        while (same < l && wins[SIZE - 1 - same] == wins[SIZE - 1 - same - period]) same++;
    }
    string winners;
    while (m--) {
        long long n;
        in >> n;
        if (n >= SIZE) n = SIZE - period + (n - (SIZE - period)) % period;
        winners += wins[n] ? 'A' : 'B';
    }
    out << winners << '\n';
}
