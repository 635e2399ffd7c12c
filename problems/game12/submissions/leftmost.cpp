// Trong các chữ cái nhỏ nhất lấy chữ trái nhất thay vì chữ phải nhất.
#include <fstream>
#include <set>
#include <string>

int main() {
    std::ifstream in("GAME12.INP");
    std::ofstream out("GAME12.OUT");
    int n;
    std::string s, hers, his;
    in >> n >> s;
    std::set<int> places;
    std::set<std::pair<char, int>> letters;
    for (int i = 0; i < n; i++) {
        places.insert(i);
        letters.insert({s[i], i});
    }
    while (!places.empty()) {
        int last = *places.rbegin();
        his += s[last];
        places.erase(last);
        letters.erase({s[last], last});
        if (places.empty()) break;
        auto [letter, place] = *letters.begin();
        hers += letter;
        places.erase(place);
        letters.erase(letters.begin());
    }
    out << (hers < his ? "YES" : "NO") << '\n' << hers << '\n';
}
