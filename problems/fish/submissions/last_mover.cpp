// Lỗi: khi một người không đi được thì cho ngay người kia mọi tảng băng còn tới được; nhưng bước
// qua vài tảng là bỏ chúng lại phía sau.
#include <algorithm>
#include <fstream>
#include <map>
#include <string>

int n, a[13];
std::map<std::string, int> known;

bool can_move(const std::string &s, char who) {
    for (int i = 0; i < n; i++)
        if (s[i] == who && ((i > 0 && s[i - 1] == '.') || (i + 1 < n && s[i + 1] == '.'))) return true;
    return false;
}

int below(const std::string &s, char who, bool reach) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        if (s[i] != who) continue;
        sum += a[i];
        for (int step = -1; reach && step <= 1; step += 2)
            for (int j = i + step; j >= 0 && j < n && s[j] == '.'; j += step) sum += a[j];
    }
    return sum;
}

int play(const std::string &s, int turn) {
    bool first = can_move(s, '1'), second = can_move(s, '2');
    if (!first || !second) return below(s, '1', first) - below(s, '2', second);
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
    return known[key] = sign * best;
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
