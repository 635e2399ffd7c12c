// Chỉ biết các chu trình của đồ thị ban đầu: trả lời CIKLUS với đỉnh của một vòng, dù vòng đã bị
// cắt hay chưa.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("MABLE.INP");
    std::ofstream out("MABLE.OUT");
    int n, q, k, x;
    in >> n;
    std::vector<int> p(n + 1), seen(n + 1);
    std::vector<bool> ring(n + 1);
    for (int i = 1; i <= n; i++) in >> p[i];
    for (int i = 1; i <= n; i++) {
        int v = i;
        while (v && !seen[v]) seen[v] = i, v = p[v];
        if (v && seen[v] == i)
            for (; !ring[v]; v = p[v]) ring[v] = true;
    }
    for (in >> q; q--;) {
        in >> k >> x;
        if (k == 2) {
            p[x] = 0;
            continue;
        }
        while (!ring[x] && p[x]) x = p[x];
        if (ring[x]) out << "CIKLUS\n";
        else out << x << '\n';
    }
}
