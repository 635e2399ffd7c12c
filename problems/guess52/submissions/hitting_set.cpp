// Trả lời Yes đúng khi không có n + 1 chữ cái nào chạm tới mọi từ độ dài n.
#include <fstream>
#include <string>
#include <vector>

bool can_hit(const std::vector<int> &words, int count) {
    if (words.empty()) return true;
    if (count == 0) return false;
    int times[26] = {}, order[26];
    for (int word : words)
        for (int c = 0; c < 26; c++) times[c] += word >> c & 1;
    int most = 0;
    for (int c = 0; c < 26; c++) order[c] = c, most = std::max(most, times[c]);
    if (most * count < (int)words.size()) return false;
    for (int c : order) {
        if (!(words[0] >> c & 1)) continue;
        std::vector<int> rest;
        for (int word : words)
            if (!(word >> c & 1)) rest.push_back(word);
        if (can_hit(rest, count - 1)) return true;
    }
    return false;
}

int main() {
    std::ifstream in("GUESS.INP");
    std::ofstream out("GUESS.OUT");
    int lists, k;
    in >> lists;
    while (lists--) {
        in >> k;
        std::vector<int> by_length[7];
        while (k--) {
            std::string word;
            in >> word;
            int set = 0;
            for (char c : word) set |= 1 << (c - 'A');
            by_length[word.size()].push_back(set);
        }
        bool wins = false;
        for (int n = 1; n <= 6; n++)
            if (!by_length[n].empty() && !can_hit(by_length[n], n + 1)) wins = true;
        out << (wins ? "Yes\n" : "No\n");
    }
}
