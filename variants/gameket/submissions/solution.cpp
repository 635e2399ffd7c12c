// Phân tích ngược trên các thế cờ (đỉnh của con tốt, đỉnh không được tới).
#include <fstream>
#include <map>
#include <queue>
#include <set>
#include <vector>
using namespace std;

const bool TWO = false;
const bool BACK = false;
const bool MISERE = true;

int main() {
    ifstream in("GAMEKET.INP");
    ofstream out("GAMEKET.OUT");
    int n, m, start;
    in >> n >> m >> start;
    vector<set<int>> roads(n + 1);
    for (int i = 0; i < m; i++) {
        int from, to;
        in >> from >> to;
        roads[from].insert(to);
    }
    vector<set<int>> ends = roads;
    if (TWO)
        for (int from = 1; from <= n; from++) {
            ends[from].clear();
            for (int middle : roads[from]) ends[from].insert(roads[middle].begin(), roads[middle].end());
        }

    // Đánh số mọi thế cờ tới được từ thế ban đầu.
    map<pair<int, int>, int> number = {{{start, 0}, 0}};
    vector<pair<int, int>> places = {{start, 0}};
    vector<vector<int>> before(1);
    vector<int> left; // số nước đi chưa biết là dẫn tới thế thắng của đối thủ
    for (size_t i = 0; i < places.size(); i++) {
        auto [at, barred] = places[i];
        left.push_back(0);
        for (int to : ends[at]) {
            if (to == barred) continue;
            pair<int, int> next = {to, BACK ? at : 0};
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
    out << result[0] << '\n';
}
