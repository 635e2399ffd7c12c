// Kể ra mọi xâu con của mọi từ rồi đưa vào một bảng băm: 255 000 ở giới hạn gốc, 20 triệu ở giới hạn nâng cao.
#include <fstream>
#include <string>
#include <unordered_map>
#include <vector>

int main() {
    std::ifstream in("GAME29.INP");
    std::ofstream out("GAME29.OUT");
    int n;
    in >> n;
    std::vector<std::string> words(n);
    size_t longest = 0;
    for (auto &word : words) {
        in >> word;
        longest = std::max(longest, word.size());
    }
    std::vector<std::string> parts;
    for (auto &word : words)
        for (size_t i = 0; i < word.size(); i++)
            for (size_t k = 1; i + k <= word.size(); k++) parts.push_back(word.substr(i, k));
    std::unordered_map<std::string, char> loses;  // 1: ghép ra xâu này thì thua
    for (auto &part : parts) loses[part] = 0;
    for (auto &word : words) loses[word] = 1;
    for (size_t k = longest; k-- > 1;)
        for (auto &word : words)
            for (size_t i = 0; i + k <= word.size(); i++) {
                char &here = loses[word.substr(i, k)];
                if (here) continue;
                if (i + k < word.size() && !loses[word.substr(i, k + 1)]) here = 1;
                if (i > 0 && !loses[word.substr(i - 1, k + 1)]) here = 1;
            }
    std::string winning;
    for (char c = 33; c < 127; c++)
        if (loses.count(std::string(1, c)) && !loses[std::string(1, c)]) winning += c;
    if (winning.empty()) out << "Second\n";
    else out << "First\n" << winning << '\n';
}
