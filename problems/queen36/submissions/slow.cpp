// Thử mọi cách đi, đúng như luật: số cách tăng theo hàm mũ.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
using namespace std;

const int DX[5] = {-1, 1, 0, -1, 1}, DY[5] = {0, 0, 1, 1, 1};
int n;
vector<long long> X, Y;
vector<int> order, best;
vector<bool> taken;

// Quân tốt gần nhất còn lại theo hướng d, nhìn từ ô (x, y); -1 nếu không có.
int nearest(long long x, long long y, int d) {
    int found = -1;
    long long least = 0;
    for (int i = 0; i < n; i++) {
        long long steps = max(abs(X[i] - x), abs(Y[i] - y));
        if (taken[i] || X[i] != x + steps * DX[d] || Y[i] != y + steps * DY[d]) continue;
        if (found < 0 || steps < least) found = i, least = steps;
    }
    return found;
}

void go(long long x, long long y) {
    if (order.size() > best.size()) best = order;
    for (int d = 0; d < 5; d++) {
        int i = nearest(x, y, d);
        if (i < 0) continue;
        taken[i] = true;
        order.push_back(i);
        go(X[i], Y[i]);
        order.pop_back();
        taken[i] = false;
    }
}

int main() {
    FILE *in = fopen("QUEEN.INP", "r"), *out = fopen("QUEEN.OUT", "w");
    if (fscanf(in, "%d", &n) != 1) return 1;
    X.resize(n), Y.resize(n), taken.resize(n);
    for (int i = 0; i < n; i++)
        if (fscanf(in, "%lld %lld", &X[i], &Y[i]) != 2) return 1;
    go(0, 0);
    fprintf(out, "%d\n", (int)best.size());
    for (int i : best) fprintf(out, "%d ", i + 1);
    fprintf(out, "\n");
}
