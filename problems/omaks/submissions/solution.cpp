// Dây cung chia n điểm thành i và n - 2 - i điểm. Giá trị Grundy tuần hoàn với chu kỳ 34 kể từ n = 53.
#include <cstdio>

const int FIRST = 53, PERIOD = 34, TABLE = 200;
int g[TABLE];

int value(int n) {
    return n < FIRST ? g[n] : g[FIRST + (n - FIRST) % PERIOD];
}

// Số cách chọn i trong 0..m để hai phần i và m - i có giá trị bằng nhau.
long long equalParts(int m) {
    long long ways = 0;
    if (m < 2 * FIRST) {
        for (int i = 0; i <= m; i++) ways += value(i) == value(m - i);
        return ways;
    }
    // Hai đầu: một trong hai phần chưa vào chu kỳ.
    for (int i = 0; i < FIRST; i++) ways += 2 * (value(i) == value(m - i));
    // Ở giữa: các i cách nhau 34 cho cùng kết quả.
    int last = m - FIRST;
    for (int i = FIRST; i < FIRST + PERIOD && i <= last; i++)
        if (value(i) == value(m - i)) ways += (last - i) / PERIOD + 1;
    return ways;
}

int main() {
    for (int n = 2; n < TABLE; n++) {
        bool seen[64] = {};
        for (int i = 0; i <= n - 2; i++) seen[g[i] ^ g[n - 2 - i]] = true;
        while (seen[g[n]]) g[n]++;
    }
    freopen("OMAKS.INP", "r", stdin);
    freopen("OMAKS.OUT", "w", stdout);
    int q, n;
    scanf("%d", &q);
    while (q--) {
        scanf("%d", &n);
        // Mỗi dây cung được đếm từ cả hai đầu mút.
        long long chords = n < 2 ? 0 : n * equalParts(n - 2) / 2;
        printf("%d %lld\n", chords > 0, chords);
    }
}
