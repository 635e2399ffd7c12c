// Đúng, nhưng mỗi nước đi lại tìm trong mọi cột còn lại.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("DELCOL.INP");
    std::ofstream out("DELCOL.OUT");
    int n;
    in >> n;
    std::vector<int> a(n), b(n);
    for (int i = 0; i < n; i++) in >> a[i] >> b[i];
    long long value = 0;
    for (int turn = 0; turn < n; turn++) {
        int best = 0;
        for (int i = 0; i < n - turn; i++)
            if (a[i] + b[i] > a[best] + b[best]) best = i;
        value += turn % 2 == 0 ? a[best] : -b[best];
        a[best] = a[n - turn - 1];
        b[best] = b[n - turn - 1];
    }
    out << value << '\n';
}
