// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const bool PAIRS = false;  // rule pairs
const bool TURN = false;   // rule turn
const bool MISERE = false; // rule misere
const bool MEMORY = true;  // rule memory

int limit;
map<pair<int, int>, bool> known;

// Có đưa được mặt face lên trên không, khi mặt top đang ở trên?
bool allowed(int face, int top) {
    if (face == top) return false;
    if (TURN) return true;
    int below = PAIRS ? ((top - 1) ^ 1) + 1 : 7 - top;
    return face != below;
}

// Người sắp đi có thua không, khi mặt top ở trên và tổng là sum?
bool lost(int top, int sum) {
    // Đối thủ vừa làm cho tổng vượt quá giới hạn.
    if (sum > limit) return MISERE;
    pair<int, int> position(top, sum);
    if (MEMORY && known.count(position)) return known[position];
    bool result = true;
    for (int face = 1; face <= 6 && result; face++)
        if (allowed(face, top) && lost(face, sum + face)) result = false;
    if (MEMORY) known[position] = result;
    return result;
}

int main() {
    ifstream in("DICE.INP");
    ofstream out("DICE.OUT");
    int v, s;
    in >> v >> s >> limit;
    vector<int> faces;
    for (int face = 1; face <= 6; face++)
        if (allowed(face, v) && lost(face, s + face)) faces.push_back(face);
    out << faces.size();
    for (int face : faces) out << ' ' << face;
    out << '\n';
}
