// Đúng, nhưng duyệt mọi tập con của các quân bài để tìm các tập ba quân.
#include <cctype>
#include <fstream>
#include <string>
#include <vector>

static int n, sets;
static std::string word[81][4];
static std::vector<int> chosen;

static void choose(int card) {
    if (card == n) {
        if (chosen.size() != 3) return;
        bool set = true;
        for (int f = 0; f < 4; f++) {
            auto &a = word[chosen[0]][f], &b = word[chosen[1]][f], &c = word[chosen[2]][f];
            set = set && ((a == b && b == c) || (a != b && b != c && a != c));
        }
        sets += set;
        return;
    }
    choose(card + 1);
    chosen.push_back(card);
    choose(card + 1);
    chosen.pop_back();
}

int main() {
    std::ifstream in("SET.INP");
    std::ofstream out("SET.OUT");
    in >> n;
    for (int i = 0; i < n; i++) {
        for (auto &w : word[i]) {
            in >> w;
            for (char &letter : w) letter = char(std::tolower(letter));
        }
        if (word[i][3].back() == 's') word[i][3].pop_back();
    }
    choose(0);
    out << sets << '\n';
}
