// Plays two thousand games at random and keeps the best of them.
#include <algorithm>
#include <fstream>
#include <random>
#include <string>
#include <vector>

bool vowel(char c) { return std::string("AEIOUY").find(c) != std::string::npos; }

int main() {
    std::string ring;
    std::ifstream("ZUMA.INP") >> ring;
    std::mt19937 random(2024);
    size_t least = ring.size();
    for (int game = 0; game < 2000; game++) {
        std::string s = ring;
        while (s.size() >= 5) {
            int k = s.size();
            std::vector<std::vector<int>> moves;
            for (int i = 0; i < k; i++)
                for (int a = 1; a < 5; a++) {
                    int x = i, y = (i + a) % k;
                    if (s[x] == s[y]) moves.push_back({x, y});
                    for (int b = a + 1; b < 5; b++)
                        if (vowel(s[x]) && vowel(s[y]) && vowel(s[(i + b) % k])) moves.push_back({x, y, (i + b) % k});
                }
            if (moves.empty()) break;
            std::vector<int> gone = moves[random() % moves.size()];
            std::sort(gone.rbegin(), gone.rend());
            for (int place : gone) s.erase(place, 1);
        }
        least = std::min(least, s.size());
    }
    std::ofstream("ZUMA.OUT") << least << '\n';
}
