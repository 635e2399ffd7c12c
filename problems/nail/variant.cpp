// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <utility>
using namespace std;

const set<int> BARRED = {};   // rule barred
const bool ODD = false;       // rule odd
const bool MISERE = false;    // rule misere
const bool MEMORY = true;     // rule memory

int least[2], most[2];
map<pair<int, int>, bool> known;

bool allowed(int hit) {
    return !BARRED.count(hit) && (!ODD || hit % 2 == 1);
}

// Người who (0 là A, 1 là B) sắp đóng có thắng không, khi đinh còn nhô lên một đoạn length?
bool won(int length, int who) {
    pair<int, int> key = {length, who};
    if (MEMORY && known.count(key)) return known[key];
    bool result = false;
    if (!MISERE && length <= most[who]) {
        result = true;
    } else {
        // Khi ai đóng ngập thì thua, nhát x >= length là nhát thua.
        for (int hit = least[who]; hit <= most[who] && hit < length && !result; hit++)
            if (allowed(hit) && !won(length - hit, 1 - who)) result = true;
    }
    if (MEMORY) known[key] = result;
    return result;
}

int main() {
    ifstream in("NAIL.INP");
    ofstream out("NAIL.OUT");
    int t;
    in >> t;
    while (t--) {
        int length;
        in >> length >> least[0] >> most[0] >> least[1] >> most[1];
        known.clear();
        out << (won(length, 0) ? 'A' : 'B') << '\n';
    }
}
