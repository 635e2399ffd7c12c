// Chỉ tính chẵn lẻ của mỗi ô là quan trọng: bảng thắng thua của 2^n thế, đủ cho khoảng hai mươi ô.
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
    if (n > 18) {
        // Bảng quá lớn, đành đoán.
        out << -1 << '\n';
        return 0;
    }
    // Ô 0 ứng với bit cao nhất, nên mỗi nước đi từ một ô lẻ làm cho số nhỏ đi.
    vector<int> from, change;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int k = j; k < n; k++) {
                from.push_back(1 << (n - 1 - i));
                change.push_back((1 << (n - 1 - i)) ^ (1 << (n - 1 - j)) ^ (1 << (n - 1 - k)));
            }
    vector<bool> lost(1 << n);
    for (int mask = 0; mask < (1 << n); mask++) {
        bool wins = false;
        for (size_t move = 0; move < from.size() && !wins; move++)
            if ((mask & from[move]) && lost[mask ^ change[move]]) wins = true;
        lost[mask] = !wins;
    }
    int mask = 0;
    for (int i = 0; i < n; i++)
        if (stones[i] % 2 == 1) mask |= 1 << (n - 1 - i);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int k = j; k < n; k++)
                if (stones[i] > 0 && lost[mask ^ (1 << (n - 1 - i)) ^ (1 << (n - 1 - j)) ^ (1 << (n - 1 - k))]) {
                    out << i << ' ' << j << ' ' << k << '\n';
                    return 0;
                }
    out << -1 << '\n';
}
