// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <vector>
using namespace std;

const set<int> STEP = {1, 2};
const bool APART = false;
const bool MEMORY = false;

int longest;
map<vector<pair<int, int>>, int> known[2];

bool allowed(int far, int black, int white) {
    return far <= longest && far + APART < white - black && (STEP.empty() || STEP.count(far));
}

// Giá trị Grundy khi người thứ side (0 hoặc 1) sắp đi; mỗi dải gồm ô của viên đen và ô của viên trắng.
int grundy(vector<pair<int, int>> strips, int side) {
    sort(strips.begin(), strips.end());
    if (MEMORY && known[side].count(strips)) return known[side][strips];
    set<int> after;
    for (size_t i = 0; i < strips.size(); i++) {
        auto [black, white] = strips[i];
        for (int far = 1; far < white - black; far++)
            if (allowed(far, black, white)) {
                vector<pair<int, int>> next = strips;
                if (side == 0) next[i].first += far;
                else next[i].second -= far;
                after.insert(grundy(next, 1 - side));
            }
    }
    int value = 0;
    while (after.count(value)) value++;
    if (MEMORY) known[side][strips] = value;
    return value;
}

int main() {
    ifstream in("CHUYENSOI12.INP");
    ofstream out("CHUYENSOI12.OUT");
    int k;
    in >> k >> longest;
    vector<pair<int, int>> strips(k), moves;
    for (auto &[black, white] : strips) in >> black >> white;
    for (int i = 0; i < k; i++) {
        auto [black, white] = strips[i];
        for (int far = 1; far < white - black; far++)
            if (allowed(far, black, white)) {
                vector<pair<int, int>> next = strips;
                next[i].first += far;
                if (grundy(next, 1) == 0) moves.push_back({i + 1, far});
            }
    }
    out << grundy(strips, 0) << '\n' << moves.size() << '\n';
    for (auto [number, far] : moves) out << number << ' ' << far << '\n';
}
