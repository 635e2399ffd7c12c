// Với mỗi thứ tự tạo ra một đoạn lại thử cả hai đầu từ đầu.
#include <fstream>
#include <set>
#include <string>
#include <vector>

std::set<std::string> listed, parts;

bool loses(const std::string &made) {
    if (listed.count(made)) return true;
    for (char c = 33; c < 127; c++)
        for (const std::string &next : {made + c, c + made})
            if (parts.count(next) && !loses(next)) return true;
    return false;
}

int main() {
    std::ifstream in("GAME29.INP");
    std::ofstream out("GAME29.OUT");
    int n;
    in >> n;
    for (int w = 0; w < n; w++) {
        std::string word;
        in >> word;
        listed.insert(word);
        for (size_t i = 0; i < word.size(); i++)
            for (size_t k = 1; i + k <= word.size(); k++) parts.insert(word.substr(i, k));
    }
    std::string winning;
    for (char c = 33; c < 127; c++)
        if (parts.count(std::string(1, c)) && !loses(std::string(1, c))) winning += c;
    if (winning.empty()) out << "Second\n";
    else out << "First\n" << winning << '\n';
}
