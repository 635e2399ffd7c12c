// good[left]: tập (dãy bit) các quân bài thắng khi tổng còn được tăng thêm left.
// good[left] chỉ phụ thuộc k tập đứng ngay trước, nên khi k tập liên tiếp lặp lại thì dãy tuần hoàn.
#include <fstream>
using namespace std;

const int SIZE = 1000;
int good[11][SIZE];
int start[11], period[11];   // từ start trở đi good lặp lại với chu kỳ period

// Tìm chu kỳ ở cuối dãy đã tính.
void findPeriod(int k) {
    for (int left = 0; left < SIZE; left++) {
        for (int card = 1; card <= k && card <= left; card++)
            // Đối thủ không có quân thắng nào khác ngoài quân đang úp.
            if ((good[k][left - card] & ~(1 << card)) == 0) good[k][left] |= 1 << card;
    }
    int same = 0;
    while (same < k) {
        period[k]++;
        same = 0;
        while (same < k && good[k][SIZE - 1 - same] == good[k][SIZE - 1 - same - period[k]]) same++;
    }
    start[k] = SIZE - period[k];
}

int main() {
    ifstream in("CARDS.INP");
    ofstream out("CARDS.OUT");
    for (int k = 2; k <= 10; k++) findPeriod(k);
    int t, k;
    long long n;
    in >> t;
    while (t--) {
        in >> n >> k;
        if (n >= start[k]) n = start[k] + (n - start[k]) % period[k];
        int set = good[k][n], count = 0;
        for (int card = 1; card <= k; card++) count += set >> card & 1;
        out << count;
        for (int card = 1; card <= k; card++)
            if (set >> card & 1) out << ' ' << card;
        out << '\n';
    }
}
