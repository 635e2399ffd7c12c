// Quên rằng một từ trong danh sách kết thúc ván chơi kể cả khi nó là đoạn của một từ dài hơn.
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
    std::unordered_map<std::string, char> loses;  // bit 0: making it loses
    for (auto &word : words) {
        in >> word;
        longest = std::max(longest, word.size());
    }
    for (auto &word : words)
        for (size_t i = 0; i < word.size(); i++)
            for (size_t k = 1; i + k <= word.size(); k++) loses.emplace(word.substr(i, k), 0);
    for (auto &word : words) {
        bool inside = false;
        for (auto &other : words) inside |= other != word && other.find(word) != std::string::npos;
        if (!inside) loses[word] = 1;
    }
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
