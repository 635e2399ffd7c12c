// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <string>
using namespace std;

const int JUMP = 1000;     // rule jump
const bool WALK = false;   // rule walk
const bool MISERE = false; // rule misere
const bool MEMORY = true;  // rule memory

map<string, bool> known;

// Băng ô sau khi viên bi ở ô from được chuyển; chuỗi rỗng nếu không chuyển được. 'o' là bi, '.' là ô trống.
string moved(string strip, size_t from) {
    size_t to = strip.find('.', from);
    if (strip[from] != 'o' || to == string::npos) return "";
    int over = to - from - 1;
    if (over > JUMP || (WALK && over > 0)) return "";
    swap(strip[from], strip[to]);
    return strip;
}

// Người sắp đi có thua không?
bool lost(const string &strip) {
    // Đối thủ vừa đặt bi vào ô cuối.
    if (strip.back() == 'o') return !MISERE;
    if (MEMORY && known.count(strip)) return known[strip];
    bool result = true;
    for (size_t from = 0; from < strip.size() && result; from++) {
        string next = moved(strip, from);
        if (!next.empty() && lost(next)) result = false;
    }
    if (MEMORY) known[strip] = result;
    return result;
}

int main() {
    ifstream in("STEP.INP");
    ofstream out("STEP.OUT");
    int n, m, cell, wins = 0;
    in >> n >> m;
    string strip(n, '.');
    while (m--) {
        in >> cell;
        strip[cell - 1] = 'o';
    }
    for (int from = 0; from < n; from++) {
        string next = moved(strip, from);
        if (!next.empty() && lost(next)) wins++;
    }
    out << wins << '\n';
}
