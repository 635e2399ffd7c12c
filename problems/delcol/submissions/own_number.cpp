// Tham lam theo phần mình: người đi trước lấy a lớn nhất còn lại, người đi sau lấy b lớn nhất còn
// lại.
#include <algorithm>
#include <fstream>
#include <numeric>
#include <vector>

int main() {
    std::ifstream in("DELCOL.INP");
    std::ofstream out("DELCOL.OUT");
    int n;
    in >> n;
    std::vector<int> number[2] = {std::vector<int>(n), std::vector<int>(n)};
    for (int i = 0; i < n; i++) in >> number[0][i] >> number[1][i];
    std::vector<int> order[2] = {std::vector<int>(n), std::vector<int>(n)};
    for (int p = 0; p < 2; p++) {
        std::iota(order[p].begin(), order[p].end(), 0);
        std::sort(order[p].begin(), order[p].end(),
                  [&](int i, int j) { return number[p][i] > number[p][j]; });
    }
    std::vector<bool> deleted(n);
    int next[2] = {0, 0};
    long long sum[2] = {0, 0};
    for (int turn = 0; turn < n; turn++) {
        int p = turn % 2;
        while (deleted[order[p][next[p]]]) next[p]++;
        int column = order[p][next[p]];
        deleted[column] = true;
        sum[p] += number[p][column];
    }
    out << sum[0] - sum[1] << '\n';
}
