// Coi vòng tròn là một đường thẳng.
#include <fstream>
#include <set>
#include <string>

std::set<std::string> met;
size_t least = 24;

bool vowel(char c) { return std::string("AEIOUY").find(c) != std::string::npos; }

void visit(std::string s) {
    if (least <= 2 || !met.insert(s).second) return;
    least = std::min(least, s.size());
    if (s.size() < 5) return;
    for (size_t i = 0; i < s.size(); i++) {
        for (size_t a = i + 1; a < i + 5 && a < s.size(); a++) {
            std::string rest = s;
            rest.erase(a, 1).erase(i, 1);
            if (s[i] == s[a]) visit(rest);
            for (size_t b = a + 1; b < i + 5 && b < s.size(); b++)
                if (vowel(s[i]) && vowel(s[a]) && vowel(s[b])) visit(std::string(rest).erase(b - 2, 1));
        }
    }
}

int main() {
    std::string s;
    std::ifstream("ZUMA.INP") >> s;
    visit(s);
    std::ofstream("ZUMA.OUT") << least << '\n';
}
