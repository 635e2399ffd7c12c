// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <cstdlib>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const bool PARITY = false; // rule parity
const int GAP = 1;         // rule gap
const bool MISERE = false; // rule misere
const bool MEMORY = true;  // rule memory

int k;
map<pair<int, int>, bool> known;

// Có úp được quân card không, khi quân down đang úp (0 nếu chưa có quân nào úp)?
bool allowed(int card, int down) {
    if (down == 0) return true;
    if (PARITY && (card + down) % 2 == 0) return false;
    return abs(card - down) >= GAP;
}

// Người sắp đi có thua không, khi tổng còn được tăng thêm left và quân down đang úp?
bool lost(int left, int down) {
    // Đối thủ vừa làm cho tổng vượt quá giới hạn.
    if (left < 0) return MISERE;
    pair<int, int> position(left, down);
    if (MEMORY && known.count(position)) return known[position];
    bool result = true;
    for (int card = 1; card <= k && result; card++)
        if (allowed(card, down) && lost(left - card, card)) result = false;
    if (MEMORY) known[position] = result;
    return result;
}

int main() {
    ifstream in("CARDS.INP");
    ofstream out("CARDS.OUT");
    int t, n;
    in >> t;
    while (t--) {
        in >> n >> k;
        // Kết quả của ván trước chỉ đúng với k của ván ấy.
        known.clear();
        vector<int> cards;
        for (int card = 1; card <= k; card++)
            if (lost(n - card, card)) cards.push_back(card);
        out << cards.size();
        for (int card : cards) out << ' ' << card;
        out << '\n';
    }
}
