// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <utility>
#include <vector>
using namespace std;

const int FAR = 1000;          // rule far
const bool STRAIGHT = false;   // rule straight
const int BENT = 0;            // rule bent
const bool MISERE = false;     // rule misere
const bool MEMORY = true;      // rule memory

map<pair<int, int>, bool> known;

// Các ô mà từ (p, q) đi tới được, theo thứ tự tăng dần.
vector<pair<int, int>> moves(int p, int q) {
    vector<pair<int, int>> all;
    for (int left = min(p, FAR); left >= 0; left--)
        for (int down = min(q, FAR); down >= 0; down--) {
            if (left == 0 && down == 0) continue;
            bool is_straight = left == 0 || down == 0;
            if (is_straight || (!STRAIGHT && abs(left - down) <= BENT))
                all.push_back({p - left, q - down});
        }
    return all;
}

// Người sắp đi có thua không, khi quân cờ ở ô (p, q)?
bool lost(pair<int, int> at) {
    if (MEMORY && known.count(at)) return known[at];
    vector<pair<int, int>> all = moves(at.first, at.second);
    bool result = true;
    for (size_t i = 0; i < all.size() && result; i++)
        if (lost(all[i])) result = false;
    if (all.empty()) result = !MISERE;
    if (MEMORY) known[at] = result;
    return result;
}

int main() {
    ifstream in("HAU.INP");
    ofstream out("HAU.OUT");
    int t;
    in >> t;
    while (t--) {
        int p, q;
        in >> p >> q;
        vector<pair<int, int>> wins;
        for (pair<int, int> to : moves(p, q))
            if (lost(to)) wins.push_back(to);
        out << wins.size() << '\n';
        for (pair<int, int> to : wins) out << to.first << ' ' << to.second << '\n';
    }
}
