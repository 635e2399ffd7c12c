// Tính tổng XOR của mọi đống; một đống có nước thắng nếu làm cho tổng bằng 0 là bớt sỏi ở đống đó.
#include <cstdio>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    freopen("CHOMP.INP", "r", stdin);
    freopen("CHOMP.OUT", "w", stdout);
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> heap(n);
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        cin >> heap[i];
        sum ^= heap[i];
    }
    int count = 0;
    for (int i = 0; i < n; i++)
        if ((heap[i] ^ sum) < heap[i]) count++;
    cout << count << '\n';
    for (int i = 0; i < n; i++) {
        long long left = heap[i] ^ sum;
        if (left < heap[i]) cout << i + 1 << ' ' << heap[i] - left << '\n';
    }
}
