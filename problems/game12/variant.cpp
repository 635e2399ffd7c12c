// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <string>
using namespace std;

const bool ENDS = false;   // rule ends
const int LAST = 100;      // rule last
const bool FRONT = false;  // rule front
const bool MEMORY = true;  // rule memory

struct Result {
    bool wins;    // Hermione có thể thắng không?
    string word;  // phần còn lại nhỏ nhất của xâu mà Hermione có thể nhận được
};

map<pair<string, int>, Result> known;

// Từ lúc Ron sắp đi. Nếu hai xâu đã khác nhau thì order là -1 khi xâu của Hermione nhỏ hơn, 1 khi lớn hơn, còn không
// thì order là 0.
Result play(string source, int order) {
    if (source.empty()) return {order < 0, ""};
    pair<string, int> key = {source, order};
    if (MEMORY && known.count(key)) return known[key];
    int place = FRONT ? 0 : source.size() - 1;
    char ron = source[place];
    source.erase(place, 1);
    // Ron lấy chữ cuối cùng của xâu nguồn: xâu của Hermione ngắn hơn.
    if (source.empty()) return {order <= 0, ""};
    Result best = {false, "~"};
    int n = source.size();
    for (int i = 0; i < n; i++) {
        if (i < n - LAST || (ENDS && i > 0 && i < n - 1)) continue;
        string next = source;
        next.erase(i, 1);
        int now = order != 0 ? order : source[i] < ron ? -1 : source[i] > ron ? 1 : 0;
        Result after = play(next, now);
        best.wins = best.wins || after.wins;
        best.word = min(best.word, source[i] + after.word);
    }
    if (MEMORY) known[key] = best;
    return best;
}

int main() {
    ifstream in("GAME12.INP");
    ofstream out("GAME12.OUT");
    int n;
    string source;
    in >> n >> source;
    Result result = play(source, 0);
    out << (result.wins ? "YES" : "NO") << '\n' << result.word << '\n';
}
