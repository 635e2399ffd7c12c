// Ngoại tuyến và nhanh, nhưng coi cung từ một đỉnh đến chính nó là không có cung.
#include <fstream>
#include <vector>

static std::vector<int> up;

static int find(int x) {
    while (up[x] != x) x = up[x] = up[up[x]];
    return x;
}

static void add(int x, int p) {
    if (p == 0 || p == x) return;
    int root = find(p);
    up[x] = root == x ? 0 : root;
}

int main() {
    std::ifstream in("MABLE.INP");
    std::ofstream out("MABLE.OUT");
    int n, q;
    in >> n;
    std::vector<int> p(n + 1), kept(n + 1);
    for (int i = 0; i <= n; i++) up.push_back(i);
    for (int i = 1; i <= n; i++) in >> p[i], kept[i] = p[i];
    in >> q;
    std::vector<int> k(q), x(q), answer;
    for (int i = 0; i < q; i++) {
        in >> k[i] >> x[i];
        if (k[i] == 2) kept[x[i]] = 0;
    }
    for (int i = 1; i <= n; i++) add(i, kept[i]);
    for (int i = q; i--;)
        if (k[i] == 2) add(x[i], p[x[i]]);
        else answer.push_back(find(x[i]));
    for (size_t i = answer.size(); i--;)
        if (answer[i]) out << answer[i] << '\n';
        else out << "CIKLUS\n";
}
