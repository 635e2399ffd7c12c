// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <vector>
using namespace std;

const bool EQUAL = false;
const int APART = 1;
const int LEAST = 1;
const set<int> TAKE = {1, 3, 4};
const bool LASKER = false;
const bool MEMORY = false;

map<vector<int>, int> known;

// Giá trị Grundy của thế cờ gồm các đống như trong heaps.
int grundy(vector<int> heaps) {
    heaps.erase(remove(heaps.begin(), heaps.end(), 0), heaps.end());
    sort(heaps.begin(), heaps.end());
    if (MEMORY && known.count(heaps)) return known[heaps];
    set<int> after;
    for (size_t i = 0; i < heaps.size(); i++)
        for (int part = 1; part <= heaps[i]; part++) {
            vector<int> next = heaps;
            next[i] -= part;
            if (LASKER || TAKE.count(part)) after.insert(grundy(next));
            // Phần nhỏ là part, phần lớn là next[i].
            int apart = EQUAL || LASKER ? 0 : APART;
            if (!TAKE.empty() || part < LEAST || next[i] - part < apart) continue;
            next.push_back(part);
            after.insert(grundy(next));
        }
    int value = 0;
    while (after.count(value)) value++;
    if (MEMORY) known[heaps] = value;
    return value;
}

int main() {
    ifstream in("GRUNDY134.INP");
    ofstream out("GRUNDY134.OUT");
    int n;
    in >> n;
    for (int coins = 1; coins <= n; coins++) out << grundy({coins}) << (coins < n ? ' ' : '\n');
}
