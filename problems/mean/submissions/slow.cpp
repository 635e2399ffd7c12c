// Thử mọi chiến lược của Harry, mỗi đỉnh một cung.
#include <fstream>
#include <string>
#include <vector>
using namespace std;

int n, m, s, best;  // best: dấu của chu trình tốt nhất cho Harry
string owner;
vector<int> from, to, weight, chosen, answer;
vector<vector<int>> own;

// Đi theo các cung đã chọn cho tới khi gặp lại một đỉnh; z tăng hay giảm trên vòng ấy?
int sign_of_cycle() {
    vector<int> seen(n + 1, 0), sum(n + 1);
    int v = s, z = 0;
    while (!seen[v]) {
        seen[v] = 1;
        sum[v] = z;
        z += weight[chosen[v]];
        v = to[chosen[v]];
    }
    return (z > sum[v]) - (z < sum[v]);
}

void try_all(int v) {
    if (v > n) {
        int sign = sign_of_cycle();
        if (sign < best) {
            best = sign;
            answer = chosen;
        }
    } else if (owner[v] == 'A') {
        try_all(v + 1);
    } else {
        for (int arc : own[v]) {
            chosen[v] = arc;
            try_all(v + 1);
        }
    }
}

int main() {
    ifstream in("MEAN.INP");
    ofstream out("MEAN.OUT");
    while (in >> n >> m >> owner >> s) {
        owner = " " + owner;
        from.assign(m + 1, 0);
        to = weight = from;
        own.assign(n + 1, {});
        for (int i = 1; i <= m; i++) {
            in >> from[i] >> to[i] >> weight[i];
            own[from[i]].push_back(i);
        }
        chosen.assign(n + 1, 0);
        for (int v = 1; v <= n; v++) in >> chosen[v];
        best = 1;
        try_all(1);
        if (best == 1) {
            out << "WIN\n";
            continue;
        }
        out << (best < 0 ? "LOSE" : "DRAW") << '\n';
        for (int v = 1; v <= n; v++) out << (owner[v] == 'A' ? 0 : answer[v]) << (v < n ? ' ' : '\n');
    }
}
