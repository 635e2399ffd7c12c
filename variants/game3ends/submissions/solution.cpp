// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const int BY = 3;
const bool ENDS = true;
const bool MISERE = false;
const bool MEMORY = true;

map<vector<int>, int> known;

// Kết quả của người sắp đi: 1 là thắng, 0 là hòa, -1 là thua. Chỉ cần biết các quân còn lại và hai tổng, tất cả
// tính theo số dư.
int result(vector<int> cards, int mine, int yours) {
    if (cards.empty()) {
        int better = (mine == 0) - (yours == 0);
        return MISERE ? -better : better;
    }
    if (!ENDS) sort(cards.begin(), cards.end());
    vector<int> key = cards;
    key.push_back(mine);
    key.push_back(yours);
    if (MEMORY && known.count(key)) return known[key];
    int best = -1, n = cards.size();
    for (int i = 0; i < n; i++) {
        if (ENDS && i > 0 && i < n - 1) continue;
        if (!ENDS && i > 0 && cards[i] == cards[i - 1]) continue;
        vector<int> next = cards;
        next.erase(next.begin() + i);
        best = max(best, -result(next, yours, (mine + cards[i]) % BY));
    }
    if (MEMORY) known[key] = best;
    return best;
}

int main() {
    ifstream in("GAME3ENDS.INP");
    ofstream out("GAME3ENDS.OUT");
    int n;
    in >> n;
    vector<int> cards(n);
    for (int &card : cards) {
        in >> card;
        card %= BY;
    }
    int first = result(cards, 0, 0);
    out << (first > 0 ? "FIRST" : first < 0 ? "SECOND" : "DRAW") << '\n';
}
