// Tìm kiếm đúng theo luật chơi; mỗi từ ghép được chỉ tính một lần.
#include <fstream>
#include <map>
#include <set>
#include <string>
using namespace std;

const bool BEHIND = false;   // rule behind
const bool TURNS = false;    // rule turns
const bool FRESH = false;    // rule fresh
const bool MISERE = false;   // rule misere
const bool MEMORY = true;    // rule memory

set<string> words, parts;
set<char> letters;
map<string, bool> known;

// Người sắp đi có thắng không, khi đã ghép được xâu part?
bool won(const string &part) {
    if (words.count(part)) return !MISERE;
    if (MEMORY && known.count(part)) return known[part];
    bool result = false;
    for (int front = 0; front < 2 && !result; front++) {
        if (BEHIND && front) continue;
        // Độ dài chẵn là lượt người thứ nhất.
        if (TURNS && front != (part.size() % 2 == 0)) continue;
        for (char letter : letters) {
            if (FRESH && (front ? part.front() : part.back()) == letter) continue;
            string next = front ? letter + part : part + letter;
            if (parts.count(next) && !won(next)) result = true;
            if (result) break;
        }
    }
    if (MEMORY) known[part] = result;
    return result;
}

int main() {
    ifstream in("GAME29.INP");
    ofstream out("GAME29.OUT");
    int n;
    in >> n;
    for (string word; in >> word;) {
        words.insert(word);
        letters.insert(word.begin(), word.end());
        for (size_t from = 0; from < word.size(); from++)
            for (size_t length = 1; from + length <= word.size(); length++)
                parts.insert(word.substr(from, length));
    }
    string first;
    for (char letter : letters)
        if (!won(string(1, letter))) first += letter;
    out << (first.empty() ? "Second" : "First\n" + first) << '\n';
}
