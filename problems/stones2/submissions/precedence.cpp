// Sai: thiếu cặp ngoặc. Trong C++ dấu == mạnh hơn dấu ^, nên chỉ value[k] được so với 0.
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("STONES.INP");
    ofstream out("STONES.OUT");
    int n;
    in >> n;
    vector<long long> stones(n);
    for (int i = 0; i < n; i++) in >> stones[i];
    vector<int> value(n);
    vector<bool> reached(1024);
    for (int i = n - 1; i >= 0; i--) {
        // Giá trị không giảm khi đi sang trái, nên các tổng đã đánh dấu vẫn đúng cho ô i.
        while (reached[value[i]]) value[i]++;
        for (int j = i; j < n; j++) reached[value[i] ^ value[j]] = true;
    }
    int sum = 0;
    for (int i = 0; i < n; i++)
        if (stones[i] % 2 == 1) sum ^= value[i];
    for (int i = 0; i < n; i++) {
        if (stones[i] == 0) continue;
        for (int j = i + 1; j < n; j++)
            for (int k = j; k < n; k++)
                if (sum ^ value[i] ^ value[j] ^ value[k] == 0) {
                    out << i << ' ' << j << ' ' << k << '\n';
                    return 0;
                }
    }
    out << -1 << '\n';
}
