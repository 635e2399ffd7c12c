// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const bool APART = false;  // rule apart
const bool TWIN = false;   // rule twin
const int NEAR = 1000;     // rule near
const bool MISERE = false; // rule misere
const bool MEMORY = true;  // rule memory

map<vector<int>, bool> known;

bool allowed(int i, int j, int k) {
    return k - i <= NEAR && (!APART || j < k) && (!TWIN || j == k);
}

// Người sắp đi có thua không?
bool lost(vector<int> heap) {
    int n = heap.size();
    // Đá ở ô cuối không bao giờ đi nữa.
    heap[n - 1] = 0;
    if (MEMORY && known.count(heap)) return known[heap];
    bool stuck = true, result = true;
    for (int i = 0; i < n && result; i++)
        for (int j = i + 1; j < n && result; j++)
            for (int k = j; k < n && result; k++)
                if (heap[i] > 0 && allowed(i, j, k)) {
                    stuck = false;
                    vector<int> next = heap;
                    next[i]--, next[j]++, next[k]++;
                    if (lost(next)) result = false;
                }
    if (stuck) result = !MISERE;
    if (MEMORY) known[heap] = result;
    return result;
}

int main() {
    ifstream in("STONES.INP");
    ofstream out("STONES.OUT");
    int n;
    in >> n;
    vector<int> heap(n);
    for (int &stones : heap) in >> stones;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int k = j; k < n; k++)
                if (heap[i] > 0 && allowed(i, j, k)) {
                    vector<int> next = heap;
                    next[i]--, next[j]++, next[k]++;
                    if (lost(next)) {
                        out << i << ' ' << j << ' ' << k << '\n';
                        return 0;
                    }
                }
    out << "-1\n";
}
