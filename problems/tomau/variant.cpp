// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>
using namespace std;

const set<int> LENGTH = {2, 3}; // rule length
const bool LEFT = false;        // rule left
const bool MEMORY = true;       // rule memory

map<vector<string>, int> known;

// Tô được từ ô first đúng length ô của dải không?
bool fits(const string &strip, size_t first, int length) {
    if (first + length > strip.size()) return false;
    if (LEFT && strip.find('.') != first) return false;
    return strip.substr(first, length) == string(length, '.');
}

// Giá trị Grundy của thế cờ; '.' là ô chưa tô, '#' là ô đã tô.
int grundy(vector<string> strips) {
    if (MEMORY && known.count(strips)) return known[strips];
    set<int> after;
    for (string &strip : strips)
        for (size_t first = 0; first < strip.size(); first++)
            for (int length : LENGTH)
                if (fits(strip, first, length)) {
                    string old = strip;
                    strip.replace(first, length, string(length, '#'));
                    after.insert(grundy(strips));
                    strip = old;
                }
    int value = 0;
    while (after.count(value)) value++;
    if (MEMORY) known[strips] = value;
    return value;
}

int main() {
    ifstream in("TOMAU.INP");
    ofstream out("TOMAU.OUT");
    int k;
    in >> k;
    vector<string> strips(k);
    for (string &strip : strips) {
        int n;
        in >> n;
        strip = string(n, '.');
    }
    vector<string> wins;
    for (int i = 0; i < k; i++)
        for (size_t first = 0; first < strips[i].size(); first++)
            for (int length : LENGTH)
                if (fits(strips[i], first, length)) {
                    vector<string> next = strips;
                    next[i].replace(first, length, string(length, '#'));
                    if (grundy(next) == 0)
                        wins.push_back(to_string(i + 1) + ' ' + to_string(first + 1) + ' ' + to_string(length));
                }
    out << grundy(strips) << '\n' << wins.size() << '\n';
    if (!wins.empty()) out << wins[0] << '\n';
}
