// Nếu ô N-1 có bi: đếm khối bi liền nhau kết thúc ở đó. Nếu không: Nim bậc thang, đống thứ i là các bi
// có đúng i ô trống trong các ô 1..N-2 ở bên phải; một nước đi chuyển bi từ đống i xuống đống i-1.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    freopen("STEP.INP", "r", stdin);
    freopen("STEP.OUT", "w", stdout);
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<int> bead(m);
    for (int i = 0; i < m; i++) cin >> bead[i];
    sort(bead.begin(), bead.end());
    reverse(bead.begin(), bead.end());
    if (bead[0] == n - 1) {
        int block = 0;
        while (block < m && bead[block] == n - 1 - block) block++;
        cout << block << '\n';
        return 0;
    }
    // Các đống có bi, số thứ tự tăng dần.
    vector<int> number, heap;
    for (int i = 0; i < m; i++) {
        int holes = n - 2 - bead[i] - i;
        if (number.empty() || number.back() != holes) {
            number.push_back(holes);
            heap.push_back(0);
        }
        heap.back()++;
    }
    int sum = 0, count = 0;
    for (size_t k = 0; k < heap.size(); k++)
        if (number[k] % 2 == 1) sum ^= heap[k];
    for (size_t k = 0; k < heap.size(); k++) {
        if (number[k] % 2 == 1) {
            if ((heap[k] ^ sum) < heap[k]) count++;
        } else if (number[k] > 0) {
            // Từ đống chẵn chuyển xuống đống lẻ ngay dưới, có thể đang rỗng.
            int below = 0;
            if (k > 0 && number[k - 1] == number[k] - 1) below = heap[k - 1];
            int wanted = below ^ sum;
            if (wanted > below && wanted - below <= heap[k]) count++;
        }
    }
    cout << count << '\n';
}
