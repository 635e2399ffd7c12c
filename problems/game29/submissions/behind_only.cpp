// Chỉ thêm chữ cái vào cuối từ: trò chơi trên cây tiền tố.
#include <fstream>
#include <map>
#include <set>
#include <string>

int main() {
    std::ifstream in("GAME29.INP");
    std::ofstream out("GAME29.OUT");
    int n;
    in >> n;
    std::map<std::string, bool> loses;
    std::set<std::string> listed;
    for (int w = 0; w < n; w++) {
        std::string word;
        in >> word;
        listed.insert(word);
        for (size_t i = 0; i < word.size(); i++)
            for (size_t k = 1; i + k <= word.size(); k++) loses[word.substr(i, k)] = false;
    }
    // In reverse order every part comes after all longer ones that begin with it.
    for (auto part = loses.rbegin(); part != loses.rend(); ++part) {
        const std::string &here = part->first;
        if (listed.count(here)) part->second = true;
        for (char c = 33; c < 127 && !part->second; c++) {
            auto next = loses.find(here + c);
            if (next != loses.end() && !next->second) part->second = true;
        }
    }
    std::string winning;
    for (char c = 33; c < 127; c++) {
        auto part = loses.find(std::string(1, c));
        if (part != loses.end() && !part->second) winning += c;
    }
    if (winning.empty()) out << "Second\n";
    else out << "First\n" << winning << '\n';
}
