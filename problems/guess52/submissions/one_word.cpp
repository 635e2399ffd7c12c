// Chỉ cho B nêu các chữ cái của từ đầu tiên còn lại.
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

typedef std::vector<std::string> Words;
std::map<std::pair<Words, int>, bool> known;

bool can_find(const Words &words, int misses) {
    if ((int)words.size() <= misses + 1) return true;
    auto key = std::make_pair(words, misses);
    auto it = known.find(key);
    if (it != known.end()) return it->second;
    bool found = false;
    for (char c : words[0]) {
        std::map<size_t, Words> parts;
        for (auto &word : words) parts[word.find(c)].push_back(word);
        if (parts.size() == 1) continue;
        bool good = true;
        for (auto &part : parts) {
            int left = misses - (part.first == std::string::npos);
            if (left < 0 || !can_find(part.second, left)) { good = false; break; }
        }
        if (good) { found = true; break; }
    }
    return known[key] = found;
}

int main() {
    std::ifstream in("GUESS.INP");
    std::ofstream out("GUESS.OUT");
    int lists, k;
    in >> lists;
    while (lists--) {
        in >> k;
        std::set<std::string> by_length[7];
        while (k--) {
            std::string word;
            in >> word;
            by_length[word.size()].insert(word);
        }
        bool wins = false;
        for (int n = 1; n <= 6 && !wins; n++) {
            known.clear();
            Words words(by_length[n].begin(), by_length[n].end());
            wins = !words.empty() && !can_find(words, n);
        }
        out << (wins ? "Yes\n" : "No\n");
    }
}
