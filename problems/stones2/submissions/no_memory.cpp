// Đúng, nhưng tính giá trị của mỗi viên sỏi bằng đệ quy không nhớ, hết lần này đến lần khác.
#include <fstream>
#include <set>
#include <vector>

int n;

int value(int i) {
    std::set<int> reached;
    for (int j = i + 1; j < n; j++)
        for (int k = j; k < n; k++) reached.insert(value(j) ^ value(k));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return mex;
}

int main() {
    std::ifstream in("STONES.INP");
    std::ofstream out("STONES.OUT");
    in >> n;
    std::vector<long long> heap(n);
    int x = 0;
    for (int i = 0; i < n; i++) {
        in >> heap[i];
        if (heap[i] % 2) x ^= value(i);
    }
    for (int i = 0; i < n && x; i++)
        for (int j = i + 1; j < n && heap[i] > 0; j++)
            for (int k = j; k < n; k++)
                if ((x ^ value(i) ^ value(j) ^ value(k)) == 0) {
                    out << i << ' ' << j << ' ' << k << '\n';
                    return 0;
                }
    out << "-1\n";
}
