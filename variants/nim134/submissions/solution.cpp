// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <vector>
using namespace std;

const long long MAX = 1000000000;
const set<long long> TAKE = {1, 3, 4};
const bool MISERE = false;
const bool CHOMP = false;
const bool MEMORY = true;

map<vector<int>, bool> known;

bool allowed(int take) {
    return take <= MAX && (TAKE.empty() || TAKE.count(take));
}

// Các đống sau khi lấy take viên ở đống i.
vector<int> after(vector<int> heap, int i, int take) {
    heap[i] -= take;
    for (size_t j = i; CHOMP && j < heap.size(); j++) heap[j] = min(heap[j], heap[i]);
    return heap;
}

// Người sắp đi có thua không, khi các đống còn lại như trong heap?
bool lost(vector<int> heap) {
    if (!CHOMP) sort(heap.begin(), heap.end());
    if (MEMORY && known.count(heap)) return known[heap];
    bool stuck = true, result = true;
    for (size_t i = 0; i < heap.size(); i++)
        for (int take = 1; take <= heap[i]; take++) {
            if (!allowed(take)) continue;
            stuck = false;
            if (result && lost(after(heap, i, take))) result = false;
        }
    if (stuck) result = !MISERE && !CHOMP;
    if (MEMORY) known[heap] = result;
    return result;
}

int main() {
    ifstream in("NIM134.INP");
    ofstream out("NIM134.OUT");
    int n;
    in >> n;
    vector<int> heap(n);
    for (int &stones : heap) in >> stones;
    vector<pair<int, int>> moves;
    for (int i = 0; i < n; i++)
        for (int take = 1; take <= heap[i]; take++) {
            if (!allowed(take)) continue;
            if (lost(after(heap, i, take))) moves.push_back({i + 1, take});
        }
    out << moves.size() << '\n';
    for (auto [number, take] : moves) out << number << ' ' << take << '\n';
}
