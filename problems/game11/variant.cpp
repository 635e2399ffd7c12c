// Tìm kiếm đúng theo luật chơi; mỗi số đã viết chỉ tính một lần.
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
using namespace std;

const set<int> DIGITS = {}; // rule digits
const int NEAR = 9;         // rule near
const bool MISERE = false;  // rule misere
const bool MEMORY = true;   // rule memory

int n;
map<int, bool> known;

// Có viết được chữ số này vào bên phải số written không (0 nếu chưa viết gì)?
bool allowed(int digit, int written) {
    if (!DIGITS.empty() && !DIGITS.count(digit)) return false;
    if (written == 0) return digit > 0;
    return abs(digit - written % 10) <= NEAR;
}

// Người sắp viết có thua không, khi đã viết được số written?
bool lost(int written) {
    // Đối thủ vừa đạt tới n.
    if (written >= n) return !MISERE;
    if (MEMORY && known.count(written)) return known[written];
    bool result = true;
    for (int digit = 0; digit <= 9 && result; digit++)
        if (allowed(digit, written) && lost(10 * written + digit)) result = false;
    if (MEMORY) known[written] = result;
    return result;
}

int main() {
    ifstream in("GAME11.INP");
    ofstream out("GAME11.OUT");
    in >> n;
    out << (lost(0) ? "Second" : "First") << '\n';
}
