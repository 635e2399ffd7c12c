// Chỉ lưu giá trị băm 32 bit, cơ số 33 (như hàm băm quen thuộc djb2).
#include <fstream>
#include <string>
#include <unordered_map>
#include <vector>

typedef unsigned Hash;

Hash hash_of(const std::string &word, size_t from, size_t length) {
    Hash hash = 0;
    for (size_t i = from; i < from + length; i++) hash = hash * 33 + word[i];
    return hash;
}

int main() {
    std::ifstream in("GAME29.INP");
    std::ofstream out("GAME29.OUT");
    int n;
    in >> n;
    std::vector<std::string> words(n);
    size_t longest = 0;
    std::unordered_map<Hash, char> loses;
    for (auto &word : words) {
        in >> word;
        longest = std::max(longest, word.size());
        loses[hash_of(word, 0, word.size())] = 1;
    }
    for (size_t k = longest; k-- > 1;)
        for (auto &word : words)
            for (size_t i = 0; i + k <= word.size(); i++) {
                char &here = loses[hash_of(word, i, k)];
                if (here) continue;
                if (i + k < word.size() && !loses[hash_of(word, i, k + 1)]) here = 1;
                if (i > 0 && !loses[hash_of(word, i - 1, k + 1)]) here = 1;
            }
    std::string winning;
    for (char c = 33; c < 127; c++)
        if (loses.count(c) && !loses[c]) winning += c;
    if (winning.empty()) out << "Second\n";
    else out << "First\n" << winning << '\n';
}
