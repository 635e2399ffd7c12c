// Quên rằng ở đây Y là nguyên âm.
#include <algorithm>
#include <fstream>
#include <set>
#include <string>

std::set<std::string> met;
size_t least = 24;

bool vowel(char c) { return std::string("AEIOU").find(c) != std::string::npos; }

void visit(std::string s) {
    if (least <= 2 || !met.insert(s).second) return;
    least = std::min(least, s.size());
    if (s.size() < 5) return;
    for (size_t turn = 0; turn < s.size(); turn++) {
        for (int a = 1; a < 5; a++) {
            std::string rest = s;
            rest.erase(a, 1).erase(0, 1);
            if (s[0] == s[a]) visit(rest);
            for (int b = a + 1; b < 5; b++)
                if (vowel(s[0]) && vowel(s[a]) && vowel(s[b])) visit(std::string(rest).erase(b - 2, 1));
        }
        std::rotate(s.begin(), s.begin() + 1, s.end());
    }
}

int main() {
    std::string s;
    std::ifstream("ZUMA.INP") >> s;
    visit(s);
    std::ofstream("ZUMA.OUT") << least << '\n';
}
