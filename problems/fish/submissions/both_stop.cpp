// Kết thúc ván chơi khi một người không đi được.
#include <algorithm>
#include <fstream>
#include <map>
#include <string>

int n, a[13];
std::map<std::string, int> known;

int play(const std::string &s, int turn) {
    std::string key = s + char('0' + turn);
    auto found = known.find(key);
    if (found != known.end()) return found->second;
    int sign = turn ? -1 : 1, best = -100000000;
    for (int from = 0; from < n; from++) {
        if (s[from] != '1' + turn) continue;
        for (int step = -1; step <= 1; step += 2)
            for (int to = from + step; to >= 0 && to < n && s[to] == '.'; to += step) {
                std::string next = s;
                next[from] = ' ';
                next[to] = s[from];
                best = std::max(best, sign * play(next, 1 - turn) + a[from]);
            }
    }
    int value = sign * best;
    if (best == -100000000) {
        value = 0;
        for (int i = 0; i < n; i++) value += s[i] == '1' ? a[i] : s[i] == '2' ? -a[i] : 0;
    }
    return known[key] = value;
}

int place(std::string &s, int count) {
    if (count == 4) return play(s, 0);
    int best = -100000000, sign = count % 2 ? -1 : 1;
    for (int i = 0; i < n; i++) {
        if (s[i] != '.') continue;
        s[i] = '1' + count % 2;
        best = std::max(best, sign * place(s, count + 1));
        s[i] = '.';
    }
    return sign * best;
}

int main() {
    std::ifstream in("FISH.INP");
    in >> n;
    for (int i = 0; i < n; i++) in >> a[i];
    std::string s(n, '.');
    std::ofstream("FISH.OUT") << place(s, 0) << '\n';
}
