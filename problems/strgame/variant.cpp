// Phân tích ngược trên các thế cờ (ô của quân cờ, các ký tự phải tránh).
#include <fstream>
#include <map>
#include <queue>
#include <string>
#include <vector>
using namespace std;

const bool OWN = false;    // rule own
const int FORMER = 2;      // rule former
const bool OPEN = false;   // rule open
const bool EXACT = false;  // rule exact
const bool MISERE = false; // rule misere

int main() {
    ifstream in("STRGAME.INP");
    ofstream out("STRGAME.OUT");
    string s;
    int l, r;
    in >> s >> l >> r;
    int n = s.size();

    // Đánh số mọi thế cờ tới được: ô, và ký tự của các ô trước đó, ô gần nhất đứng đầu.
    typedef pair<int, string> Place;
    map<Place, int> number = {{{0, ""}, 0}};
    vector<Place> places = {{0, ""}};
    vector<vector<int>> before(1);
    vector<int> left; // số nước đi chưa biết là dẫn tới thế thắng của đối thủ
    for (size_t i = 0; i < places.size(); i++) {
        auto [cell, former] = places[i];
        left.push_back(0);
        for (int shift = -l; shift <= r; shift++) {
            if (shift == 0 || (EXACT && shift != -l && shift != r)) continue;
            int to = cell + shift;
            if (OPEN && (to < 0 || to >= n)) continue;
            to = (to % n + n) % n;
            if (s[to] == s[cell] || former.find(s[to]) != string::npos) continue;
            Place next = {to, (s[cell] + former).substr(0, OWN ? 0 : FORMER)};
            if (!number.count(next)) {
                number[next] = places.size();
                places.push_back(next);
                before.push_back({});
            }
            before[number[next]].push_back(i);
            left[i]++;
        }
    }

    // 1: người sắp đi thắng, 2: thua, 0: hòa. Lan kết quả từ các thế hết nước đi.
    vector<int> result(places.size(), 0);
    queue<int> decided;
    for (size_t i = 0; i < places.size(); i++)
        if (left[i] == 0) {
            result[i] = MISERE ? 1 : 2;
            decided.push(i);
        }
    while (!decided.empty()) {
        int at = decided.front();
        decided.pop();
        for (int from : before[at]) {
            if (result[from] != 0) continue;
            left[from]--;
            if (result[at] == 2 || left[from] == 0) {
                result[from] = 3 - result[at];
                decided.push(from);
            }
        }
    }
    const char *words[] = {"DRAW", "WIN", "LOSE"};
    out << words[result[0]] << '\n';
}
