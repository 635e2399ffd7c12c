// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <utility>
#include <vector>
using namespace std;

const int MAX = 1000000000;   // rule max
const bool ODD = false;       // rule odd
const bool HIGHEST = false;   // rule highest
const bool MEMORY = true;     // rule memory

map<vector<int>, bool> known[2];

// Các nước đi, mỗi nước là số thứ tự của đống và số viên lấy.
vector<pair<int, int>> moves(const vector<int> &heap) {
    vector<pair<int, int>> all;
    int highest = *max_element(heap.begin(), heap.end());
    for (size_t i = 0; i < heap.size(); i++)
        for (int take = 1; take <= heap[i] && take <= MAX; take++)
            if ((!ODD || take % 2 == 1) && (!HIGHEST || heap[i] == highest))
                all.push_back({i, take});
    return all;
}

// Người sắp đi có thua không? mode là 1 nếu người lấy viên cuối cùng thua.
bool lost(vector<int> heap, int mode) {
    sort(heap.begin(), heap.end());
    if (MEMORY && known[mode].count(heap)) return known[mode][heap];
    vector<pair<int, int>> all = moves(heap);
    bool result = !all.empty() || mode == 0;
    for (size_t i = 0; i < all.size() && result; i++) {
        vector<int> next = heap;
        next[all[i].first] -= all[i].second;
        if (lost(next, mode)) result = false;
    }
    if (MEMORY) known[mode][heap] = result;
    return result;
}

int main() {
    ifstream in("NIM2.INP");
    ofstream out("NIM2.OUT");
    int t;
    in >> t;
    while (t--) {
        int mode, n;
        in >> mode >> n;
        vector<int> heap(n);
        for (int &stones : heap) in >> stones;
        vector<pair<int, int>> wins;
        for (pair<int, int> it : moves(heap)) {
            vector<int> next = heap;
            next[it.first] -= it.second;
            if (lost(next, mode)) wins.push_back(it);
        }
        out << wins.size() << '\n';
        for (pair<int, int> it : wins) out << it.first + 1 << ' ' << it.second << '\n';
    }
}
