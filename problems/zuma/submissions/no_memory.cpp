// Thử mọi thứ tự các nước đi, lặp lại nhiều lần từ cùng những vòng.
#include <algorithm>
#include <fstream>
#include <string>

bool vowel(char c) { return std::string("AEIOUY").find(c) != std::string::npos; }

size_t best(std::string s) {
    size_t least = s.size();
    if (least < 5) return least;
    for (size_t turn = 0; turn < s.size(); turn++) {
        for (int a = 1; a < 5; a++) {
            std::string rest = s;
            rest.erase(a, 1).erase(0, 1);
            if (s[0] == s[a]) least = std::min(least, best(rest));
            for (int b = a + 1; b < 5; b++)
                if (vowel(s[0]) && vowel(s[a]) && vowel(s[b]))
                    least = std::min(least, best(std::string(rest).erase(b - 2, 1)));
        }
        std::rotate(s.begin(), s.begin() + 1, s.end());
    }
    return least;
}

int main() {
    std::string s;
    std::ifstream("ZUMA.INP") >> s;
    std::ofstream("ZUMA.OUT") << best(s) << '\n';
}
