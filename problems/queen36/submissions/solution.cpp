// Quy hoạch động từ hàng trên cùng xuống; tốt gần nhất ở phía trên tìm bằng sắp xếp.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

const int N = 1000001;
int n, X[N], Y[N], order[N], sorted[N];  // quân 0 là quân hậu; order: từ dưới lên, từ trái sang
long long key[N];
int above[3][N];             // quân gần nhất ở trên, trên cột và hai đường chéo; 0 nếu không có
int total[N], rest[N];       // số quân ăn được kể từ quân này; sau khi từ quân này đi lên
int goUp[N], leave[N];       // đi lên quân nào; rời hàng từ vị trí nào trong order

void findAbove(int *up, int a, int b) {
    for (int i = 0; i <= n; i++) key[i] = (long long)a * X[i] + (long long)b * Y[i], sorted[i] = i;
    sort(sorted, sorted + n + 1, [](int i, int j) { return key[i] != key[j] ? key[i] < key[j] : Y[i] < Y[j]; });
    for (int t = 0; t < n; t++)
        if (key[sorted[t]] == key[sorted[t + 1]]) up[sorted[t]] = sorted[t + 1];
}

int main() {
    FILE *in = fopen("QUEEN.INP", "r"), *out = fopen("QUEEN.OUT", "w");
    if (fscanf(in, "%d", &n) != 1) return 1;
    for (int i = 1; i <= n; i++)
        if (fscanf(in, "%d %d", &X[i], &Y[i]) != 2) return 1;
    findAbove(above[0], 1, 0);
    findAbove(above[1], 1, 1);
    findAbove(above[2], 1, -1);
    for (int i = 0; i <= n; i++) order[i] = i;
    sort(order, order + n + 1, [](int i, int j) { return Y[i] != Y[j] ? Y[i] < Y[j] : X[i] < X[j]; });

    int start = 0;
    for (int hi = n + 1, lo; hi > 0; hi = lo) {  // hàng gồm order[lo .. hi-1]
        lo = hi - 1;
        while (lo > 0 && Y[order[lo - 1]] == Y[order[lo]]) lo--;
        for (int t = lo; t < hi; t++) {
            int i = order[t];
            for (auto &up : above)
                if (up[i] != 0 && total[up[i]] > rest[i]) rest[i] = total[up[i]], goUp[i] = up[i];
            total[i] = rest[i] + 1;
            leave[i] = t;
            if (i == 0) start = t;
        }
        int best = 0, from = 0;
        for (int t = lo; t < hi; t++) {  // đến t, ăn hết bên phải rồi quay sang trái đến from
            int i = order[t];
            if (best > total[i]) total[i] = best, leave[i] = from;
            if (hi - t + rest[i] > best) best = hi - t + rest[i], from = t;
        }
        best = 0;
        for (int t = hi - 1; t >= lo; t--) {  // ngược lại
            int i = order[t];
            if (best > total[i]) total[i] = best, leave[i] = from;
            if (t - lo + 1 + rest[i] > best) best = t - lo + 1 + rest[i], from = t;
        }
    }

    vector<int> position(n + 1), answer;
    for (int t = 0; t <= n; t++) position[order[t]] = t;
    for (int t = start;;) {
        int i = order[t], to = leave[i];
        answer.push_back(i);
        if (to > t) {
            for (int q = t - 1; q >= 0 && Y[order[q]] == Y[i]; q--) answer.push_back(order[q]);
            for (int q = t + 1; q <= to; q++) answer.push_back(order[q]);
        } else if (to < t) {
            for (int q = t + 1; q <= n && Y[order[q]] == Y[i]; q++) answer.push_back(order[q]);
            for (int q = t - 1; q >= to; q--) answer.push_back(order[q]);
        }
        if (goUp[order[to]] == 0) break;
        t = position[goUp[order[to]]];
    }
    fprintf(out, "%d\n", (int)answer.size() - 1);
    for (size_t i = 1; i < answer.size(); i++) fprintf(out, "%d ", answer[i]);
    fprintf(out, "\n");
}
