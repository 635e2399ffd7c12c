// Quét theo x; cây phân đoạn theo y đếm các cặp đang có mặt cùng lập liên minh với người mới đến.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

const int N = 200005;
int n, m, k;
int x[N], y[N], byX[N], byY[N], low[N], high[N], place[N];
int present[4 * N], add[4 * N];  // số người có mặt; số phải cộng thêm cho cả đoạn
long long sum[4 * N];            // tổng f của những người có mặt trong đoạn

void apply(int v, int d) {
    sum[v] += (long long)d * present[v];
    add[v] += d;
}

void push(int v) {
    apply(2 * v, add[v]);
    apply(2 * v + 1, add[v]);
    add[v] = 0;
}

// Cộng d vào f của những người có mặt trong đoạn [a, b]; trả về tổng f trước đó.
long long change(int v, int l, int r, int a, int b, int d) {
    if (b < l || r < a) return 0;
    if (a <= l && r <= b) {
        long long before = sum[v];
        apply(v, d);
        return before;
    }
    push(v);
    int mid = (l + r) / 2;
    long long before = change(2 * v, l, mid, a, b, d) + change(2 * v + 1, mid + 1, r, a, b, d);
    sum[v] = sum[2 * v] + sum[2 * v + 1];
    return before;
}

int countIn(int v, int l, int r, int a, int b) {
    if (b < l || r < a) return 0;
    if (a <= l && r <= b) return present[v];
    int mid = (l + r) / 2;
    return countIn(2 * v, l, mid, a, b) + countIn(2 * v + 1, mid + 1, r, a, b);
}

// Người ở vị trí p đến (mang theo giá trị f) hoặc đi khỏi.
void put(int v, int l, int r, int p, bool here, int f) {
    if (l == r) {
        present[v] = here;
        sum[v] = here ? f : 0;
        add[v] = 0;
        return;
    }
    push(v);
    int mid = (l + r) / 2;
    if (p <= mid) put(2 * v, l, mid, p, here, f);
    else put(2 * v + 1, mid + 1, r, p, here, f);
    present[v] = present[2 * v] + present[2 * v + 1];
    sum[v] = sum[2 * v] + sum[2 * v + 1];
}

int main() {
    FILE *in = fopen("ALLIANCE.INP", "r"), *out = fopen("ALLIANCE.OUT", "w");
    if (fscanf(in, "%d %d %d", &n, &m, &k) != 3) return 1;
    for (int i = 0; i < n; i++) {
        if (fscanf(in, "%d %d", &x[i], &y[i]) != 2) return 1;
        byX[i] = byY[i] = i;
    }
    sort(byX, byX + n, [](int i, int j) { return x[i] < x[j]; });
    sort(byY, byY + n, [](int i, int j) { return y[i] < y[j]; });
    for (int t = 0, l = 0, h = 0; t < n; t++) {  // vị trí theo y: low .. high cách không quá k
        while (y[byY[t]] - y[byY[l]] > k) l++;
        while (h + 1 < n && y[byY[h + 1]] - y[byY[t]] <= k) h++;
        place[byY[t]] = t;
        low[t] = l;
        high[t] = h;
    }

    // f(q): số người có mặt đứng sau q theo thứ tự y và cách q không quá k.
    long long answer = 0;
    for (int t = 0, old = 0; t < n; t++) {
        while (x[byX[t]] - x[byX[old]] > k) {
            int p = place[byX[old++]];
            put(1, 0, n - 1, p, false, 0);
            change(1, 0, n - 1, low[p], p - 1, -1);
        }
        int p = place[byX[t]];
        long long f = countIn(1, 0, n - 1, p + 1, high[p]);
        answer += f * (f - 1) / 2 + change(1, 0, n - 1, low[p], p - 1, 1);
        put(1, 0, n - 1, p, true, f);
    }
    fprintf(out, "%lld\n", answer);
}
