// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <set>
#include <string>
using namespace std;

const int MAX = 2;         // rule max
const set<int> STEP = {};  // rule step
const bool JUMP = false;   // rule jump
const bool MISERE = false; // rule misere
const bool MEMORY = true;  // rule memory

map<string, bool> known;

// Viên sỏi ở ô from đi sang trái far ô được không?
bool allowed(const string &strip, int from, int far) {
    if (strip[from] != 'X' || strip[from - far] != '.') return false;
    if (!JUMP && strip.substr(from - far, far) != string(far, '.')) return false;
    return STEP.empty() ? far <= MAX : STEP.count(far) > 0;
}

// Người sắp đi có thua không?
bool lost(string strip) {
    if (MEMORY && known.count(strip)) return known[strip];
    const string at = strip;
    bool stuck = true, result = true;
    for (int from = 0; from < (int)strip.size() && result; from++)
        for (int far = 1; far <= from && result; far++)
            if (allowed(strip, from, far)) {
                stuck = false;
                swap(strip[from], strip[from - far]);
                if (lost(strip)) result = false;
                strip = at;
            }
    if (stuck) result = !MISERE;
    if (MEMORY) known[at] = result;
    return result;
}

int main() {
    ifstream in("STONES.INP");
    ofstream out("STONES.OUT");
    int n, wins = 0;
    string strip;
    in >> n >> strip;
    for (int from = 0; from < n; from++)
        for (int far = 1; far <= from; far++)
            if (allowed(strip, from, far)) {
                string next = strip;
                swap(next[from], next[from - far]);
                if (lost(next)) wins++;
            }
    out << wins << '\n';
}
