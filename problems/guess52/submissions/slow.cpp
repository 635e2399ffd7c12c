// Thử mọi chữ cái, không nhớ các tập từ đã xét, không cắt nhánh.
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>
using namespace std;

// B có chắc chắn tìm ra từ trong words với không quá misses lần sai không?
bool canFind(const vector<string> &words, int misses) {
    if (words.size() == 1) return true;
    for (char c = 'A'; c <= 'Z'; c++) {
        map<size_t, vector<string>> parts;  // A có thể trả lời: chữ c ở vị trí nào, hay không có
        for (auto &word : words) parts[word.find(c)].push_back(word);
        if (parts.size() == 1) continue;  // gọi c không cho biết gì
        bool good = true;
        for (auto &part : parts) {
            int left = misses - (part.first == string::npos);
            good = good && left >= 0 && canFind(part.second, left);
        }
        if (good) return true;
    }
    return false;
}

int main() {
    ifstream in("GUESS.INP");
    ofstream out("GUESS.OUT");
    int lists, k;
    in >> lists;
    while (lists--) {
        in >> k;
        set<string> byLength[7];
        while (k--) {
            string word;
            in >> word;
            byLength[word.size()].insert(word);
        }
        bool wins = false;
        for (int n = 1; n <= 6 && !wins; n++)
            if (!byLength[n].empty()) wins = !canFind(vector<string>(byLength[n].begin(), byLength[n].end()), n);
        out << (wins ? "Yes\n" : "No\n");
    }
}
