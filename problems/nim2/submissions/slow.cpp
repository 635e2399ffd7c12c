// Đúng theo luật chơi: đệ quy có nhớ trên mọi thế cờ; chỉ chạy nổi với vài đống nhỏ.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

int mode;
map<vector<int>, bool> known[2];

// Người sắp đi có thua không, khi các đống còn lại như trong heap?
bool lost(vector<int> heap) {
    sort(heap.begin(), heap.end());
    if (heap.back() == 0) return mode == 0;
    if (known[mode].count(heap)) return known[mode][heap];
    bool result = true;
    for (size_t i = 0; i < heap.size(); i++)
        for (int take = heap[i]; take >= 1; take--) {
            vector<int> next = heap;
            next[i] -= take;
            if (lost(next)) result = false;
        }
    return known[mode][heap] = result;
}

int main() {
    ifstream in("NIM2.INP");
    ofstream out("NIM2.OUT");
    int tests, n;
    in >> tests;
    while (tests--) {
        in >> mode >> n;
        vector<int> heap(n);
        for (int &stones : heap) in >> stones;
        vector<pair<int, int>> moves;
        for (int i = 0; i < n; i++)
            for (int take = 1; take <= heap[i]; take++) {
                vector<int> next = heap;
                next[i] -= take;
                if (lost(next)) moves.push_back({i + 1, take});
            }
        out << moves.size() << '\n';
        for (auto [number, take] : moves) out << number << ' ' << take << '\n';
    }
}
