// Đệ quy có nhớ: trạng thái còn đang được hỏi thì coi là hòa, và giữ luôn như vậy.
#include <fstream>
#include <map>
#include <string>
#include <tuple>

static std::string s;
static int left_reach, right_reach;
static std::map<std::tuple<int, char, char>, int> known;

static int value(int cell, char a, char b) {
    auto state = std::make_tuple(cell, a, b);
    auto found = known.find(state);
    if (found != known.end()) return found->second;
    known[state] = 0;
    int n = int(s.size()), best = -1;
    for (int d = -left_reach; d <= right_reach; d++) {
        int to = (cell + d + 50 * n) % n;
        if (s[to] == s[cell] || s[to] == a || s[to] == b) continue;
        int after = -value(to, s[cell], a);
        if (after > best) best = after;
    }
    return known[state] = best;
}

int main() {
    std::ifstream in("STRGAME.INP");
    std::ofstream out("STRGAME.OUT");
    in >> s >> left_reach >> right_reach;
    int result = value(0, 0, 0);
    out << (result > 0 ? "WIN" : result < 0 ? "LOSE" : "DRAW") << '\n';
}
