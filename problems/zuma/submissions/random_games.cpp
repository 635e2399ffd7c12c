// Chơi ngẫu nhiên 100 000 ván rồi lấy ván tốt nhất; có những vòng mà kết quả tốt nhất hầu như không bao giờ gặp được.
#include <algorithm>
#include <fstream>
#include <random>
#include <string>

const int GAMES = 100000;

int main() {
    std::string ring;
    std::ifstream("ZUMA.INP") >> ring;
    std::mt19937 random(2024);
    int least = ring.size();
    for (int game = 0; game < GAMES; game++) {
        int k = ring.size();
        char s[24], vowel[24];
        for (int i = 0; i < k; i++) {
            s[i] = ring[i];
            vowel[i] = std::string("AEIOUY").find(s[i]) != std::string::npos;
        }
        while (k >= 5) {
            // A move as the bits of the places that become empty.
            int moves[240], count = 0;
            for (int i = 0; i < k; i++)
                for (int a = 1; a < 5; a++) {
                    int j = i + a < k ? i + a : i + a - k;
                    if (s[i] == s[j]) moves[count++] = 1 << i | 1 << j;
                    if (!vowel[i] || !vowel[j]) continue;
                    for (int b = a + 1; b < 5; b++) {
                        int l = i + b < k ? i + b : i + b - k;
                        if (vowel[l]) moves[count++] = 1 << i | 1 << j | 1 << l;
                    }
                }
            if (count == 0) break;
            int gone = moves[random() % count], left = 0;
            for (int i = 0; i < k; i++)
                if (!(gone >> i & 1)) s[left] = s[i], vowel[left] = vowel[i], left++;
            k = left;
        }
        least = std::min(least, k);
    }
    std::ofstream("ZUMA.OUT") << least << '\n';
}
