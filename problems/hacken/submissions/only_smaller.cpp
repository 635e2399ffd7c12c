// Cho rằng nước thắng bao giờ cũng làm giá trị nhỏ đi, như ở Nim.
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    FILE *in = fopen("HACKEN.INP", "r");
    FILE *out = fopen("HACKEN.OUT", "w");
    int n;
    if (fscanf(in, "%d", &n) != 1) return 1;
    vector<int> below(n + 1), g(n + 1), want(n + 1), cuts;
    for (int v = 1; v <= n; v++)
        if (fscanf(in, "%d", &below[v]) != 1) return 1;
    for (int v = n; v >= 1; v--) g[below[v]] ^= g[v] + 1;
    // want[v]: giá trị phải có ở v để cả thế cờ bằng 0; -1 nếu cắt ở trên v không thể thắng.
    for (int v = 1; v <= n; v++) {
        int p = below[v];
        if (want[p] < 0) {
            want[v] = -1;
            continue;
        }
        int counts = want[p] ^ g[p] ^ (g[v] + 1);
        if (counts == 0) cuts.push_back(v);
        want[v] = counts < g[v] + 1 ? counts - 1 : -1;
    }
    fprintf(out, "%zu\n", cuts.size());
    for (int v : cuts) fprintf(out, "%d\n", v);
    fclose(out);
}
