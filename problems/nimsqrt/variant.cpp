// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
using namespace std;

const int SHARE = 0;         // rule share
const int MORE = 0;          // rule more
const bool MISERE = false;   // rule misere
const bool MEMORY = true;    // rule memory

map<int, bool> known;

// Số viên nhiều nhất được bốc khi còn stones viên.
int most(int stones) {
    if (SHARE > 0) return stones / max(SHARE, 1);
    int root = 0;
    while ((root + 1) * (root + 1) <= stones) root++;
    return min(root + MORE, stones);
}

// Người sắp đi có thắng không, khi còn stones viên?
bool won(int stones) {
    if (MEMORY && known.count(stones)) return known[stones];
    bool result = false;
    for (int take = 1; take <= most(stones) && !result; take++)
        if (!won(stones - take)) result = true;
    if (most(stones) == 0) result = MISERE;
    if (MEMORY) known[stones] = result;
    return result;
}

int main() {
    ifstream in("NIMSQRT.INP");
    ofstream out("NIMSQRT.OUT");
    int stones;
    while (in >> stones) out << (won(stones) ? "WIN" : "LOSE") << '\n';
}
