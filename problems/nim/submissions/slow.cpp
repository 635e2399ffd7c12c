// Đúng theo luật chơi: đệ quy có nhớ trên mọi thế cờ; chỉ chạy nổi với vài đống nhỏ.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

map<vector<int>, bool> known;

// Người sắp đi có thua không, khi các đống còn lại như trong heap?
bool lost(vector<int> heap) {
    sort(heap.begin(), heap.end());
    if (known.count(heap)) return known[heap];
    bool result = true;
    for (size_t i = 0; i < heap.size(); i++)
        for (int take = heap[i]; take >= 1; take--) {
            vector<int> next = heap;
            next[i] -= take;
            if (lost(next)) result = false;
        }
    return known[heap] = result;
}

int main() {
    ifstream in("NIM.INP");
    ofstream out("NIM.OUT");
    int n;
    in >> n;
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
