// Xóa ba nguyên âm ở bất cứ đâu có thể, nếu không thì xóa cặp đầu tiên.
#include <algorithm>
#include <fstream>
#include <string>

bool vowel(char c) { return std::string("AEIOUY").find(c) != std::string::npos; }

bool move(std::string &s, bool triple) {
    for (size_t turn = 0; turn < s.size(); turn++) {
        for (int a = 1; a < 5; a++) {
            if (!triple && s[0] == s[a]) {
                s.erase(a, 1).erase(0, 1);
                return true;
            }
            for (int b = a + 1; triple && b < 5; b++)
                if (vowel(s[0]) && vowel(s[a]) && vowel(s[b])) {
                    s.erase(b, 1).erase(a, 1).erase(0, 1);
                    return true;
                }
        }
        std::rotate(s.begin(), s.begin() + 1, s.end());
    }
    return false;
}

int main() {
    std::string s;
    std::ifstream("ZUMA.INP") >> s;
    while (s.size() >= 5 && (move(s, true) || move(s, false))) continue;
    std::ofstream("ZUMA.OUT") << s.size() << '\n';
}
