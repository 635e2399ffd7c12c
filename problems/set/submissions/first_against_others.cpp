// So quân đầu với hai quân kia mà không so hai quân kia với nhau: khi cả hai khác quân đầu thì
// chúng vẫn có thể giống nhau.
#include <cctype>
#include <fstream>
#include <string>

int main() {
    std::ifstream in("SET.INP");
    std::ofstream out("SET.OUT");
    int n, sets = 0;
    in >> n;
    std::string word[81][4];
    for (int i = 0; i < n; i++) {
        for (auto &w : word[i]) {
            in >> w;
            for (char &letter : w) letter = char(std::tolower(letter));
        }
        if (word[i][3].back() == 's') word[i][3].pop_back();
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < j; k++) {
                bool set = true;
                for (int f = 0; f < 4; f++)
                    set = set && (word[i][f] == word[j][f]) == (word[i][f] == word[k][f]);
                sets += set;
            }
    out << sets << '\n';
}
