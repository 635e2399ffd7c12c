// So sánh các từ đúng như cách viết: OVAL, oval và ovals là ba hình khác nhau.
#include <fstream>
#include <string>

int main() {
    std::ifstream in("SET.INP");
    std::ofstream out("SET.OUT");
    int n, sets = 0;
    in >> n;
    std::string word[81][4];
    for (int i = 0; i < n; i++)
        for (auto &w : word[i]) in >> w;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < j; k++) {
                bool set = true;
                for (int f = 0; f < 4; f++) {
                    auto &a = word[i][f], &b = word[j][f], &c = word[k][f];
                    set = set && ((a == b && b == c) || (a != b && b != c && a != c));
                }
                sets += set;
            }
    out << sets << '\n';
}
