// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <vector>
using namespace std;

const long long MAX = 3;
const set<long long> TAKE = {};
const bool MISERE = false;
const bool MEMORY = true;

map<vector<int>, bool> known;

bool allowed(int take) {
    return take <= MAX && (TAKE.empty() || TAKE.count(take));
}

// Người sắp đi có thua không, khi các đống còn lại như trong heap?
bool lost(vector<int> heap) {
    sort(heap.begin(), heap.end());
    if (MEMORY && known.count(heap)) return known[heap];
    bool stuck = true, result = true;
    for (size_t i = 0; i < heap.size(); i++)
        for (int take = 1; take <= heap[i]; take++) {
            if (!allowed(take)) continue;
            stuck = false;
            vector<int> next = heap;
            next[i] -= take;
            if (result && lost(next)) result = false;
        }
    if (stuck) result = !MISERE;
    if (MEMORY) known[heap] = result;
    return result;
}

int main() {
    ifstream in("NIM3.INP");
    ofstream out("NIM3.OUT");
    int n;
    in >> n;
    vector<int> heap(n);
    for (int &stones : heap) in >> stones;
    vector<pair<int, int>> moves;
    for (int i = 0; i < n; i++)
        for (int take = 1; take <= heap[i]; take++) {
            if (!allowed(take)) continue;
            vector<int> next = heap;
            next[i] -= take;
            if (lost(next)) moves.push_back({i + 1, take});
        }
    out << moves.size() << '\n';
    for (auto [number, take] : moves) out << number << ' ' << take << '\n';
}
