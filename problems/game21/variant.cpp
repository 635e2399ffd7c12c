// Phân tích ngược trên các thế cờ (chỗ của người sắp đi, chỗ của người kia).
#include <fstream>
#include <queue>
#include <set>
#include <vector>
using namespace std;

const int UNITS = 1;      // rule units
const bool ALONE = false; // rule alone
const bool GO = false;    // rule go

int n, m, capital;
vector<int> road;         // con đường của mỗi làng; thành phố thì -1
vector<vector<int>> near; // các chỗ kế bên

// Các chỗ mà người ở mine tới được trong một lượt, khi người kia ở theirs.
set<int> moves(int mine, int theirs) {
    if (theirs == capital) return {};
    set<int> reached = {mine}, layer = {mine};
    for (int unit = 0; unit < UNITS; unit++) {
        set<int> next;
        for (int at : layer) {
            if (at == capital) continue;
            for (int to : near[at]) {
                if (road[to] >= 0 && road[to] == road[theirs]) continue;
                if (ALONE && to == theirs) continue;
                if (reached.insert(to).second) next.insert(to);
            }
        }
        layer = next;
    }
    if (GO) reached.erase(mine);
    return reached;
}

int main() {
    ifstream in("GAME21.INP");
    ofstream out("GAME21.OUT");
    in >> n >> m;
    road.assign(n, -1);
    near.resize(n);
    for (int i = 0; i < m; i++) {
        int a, b, c;
        in >> a >> b >> c;
        int last = a - 1;
        for (int unit = 1; unit <= c; unit++) {
            int next = b - 1;
            if (unit < c) {
                next = road.size();
                road.push_back(i);
                near.push_back({});
            }
            near[last].push_back(next);
            near[next].push_back(last);
            last = next;
        }
    }
    int first, second;
    in >> first >> second >> capital;
    first--, second--, capital--;
    if (first == capital || second == capital) {
        out << (first == capital ? "First" : "Second") << '\n';
        return 0;
    }
    int places = road.size(), size = places * places;
    vector<vector<int>> before(size);
    vector<int> left(size, 0), result(size, 0); // 1: người sắp đi thắng, 2: thua
    queue<int> decided;
    for (int mine = 0; mine < places; mine++)
        for (int theirs = 0; theirs < places; theirs++) {
            int at = mine * places + theirs;
            for (int to : moves(mine, theirs)) {
                before[theirs * places + to].push_back(at);
                left[at]++;
            }
            if (left[at] == 0) {
                result[at] = 2;
                decided.push(at);
            }
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
    out << (result[first * places + second] == 1 ? "First" : "Second") << '\n';
}
