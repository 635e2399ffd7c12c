// Quên xóa tổng nim và số đống lớn giữa các test.
#include <cstdio>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    freopen("NIM2.INP", "r", stdin);
    freopen("NIM2.OUT", "w", stdout);
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int tests;
    cin >> tests;
    long long sum = 0;
    int large = 0;
    while (tests--) {
        int mode, n;
        cin >> mode >> n;
        vector<long long> heap(n);
        for (int i = 0; i < n; i++) {
            cin >> heap[i];
            sum ^= heap[i];
            if (heap[i] > 1) large++;
        }
        vector<int> number;
        vector<long long> take;
        for (int i = 0; i < n; i++) {
            long long left = heap[i] ^ sum;
            int othersLarge = large;
            if (heap[i] > 1) othersLarge--;
            // Misère: khi các đống khác chỉ có 0 hoặc 1 viên thì phải để lại một số lẻ đống một viên.
            if (mode == 1 && othersLarge == 0) left ^= 1;
            if (left < heap[i]) {
                number.push_back(i + 1);
                take.push_back(heap[i] - left);
            }
        }
        cout << number.size() << '\n';
        for (size_t k = 0; k < number.size(); k++) cout << number[k] << ' ' << take[k] << '\n';
    }
}
