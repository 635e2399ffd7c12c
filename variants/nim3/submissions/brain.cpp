#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

map<vector<int>, bool> known;

bool lost(vector<int> heap) {
    sort(heap.begin(), heap.end());
    if (known.count(heap)) return known[heap];
    bool result = true;
    for (int &stones : heap)
        for (int take = 1; take <= 3 && take <= stones; take++) {
            stones -= take;
            if (lost(heap)) result = false;
            stones += take;
        }
    return known[heap] = result;
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
        for (int take = 1; take <= 3 && take <= heap[i]; take++) {
            heap[i] -= take;
            if (lost(heap)) moves.push_back({i + 1, take});
            heap[i] += take;
        }
    out << moves.size() << '\n';
    for (auto [number, take] : moves) out << number << ' ' << take << '\n';
}
