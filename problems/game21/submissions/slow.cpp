// Chậm: thử mọi cách đi của cả hai người, từng đơn vị đường một.
#include <algorithm>
#include <fstream>
#include <utility>
#include <vector>
using namespace std;

struct Road {
    int a, b, length;
};

struct Place {
    int road, at;  // road = -1: ở thành phố at; nếu không: ở làng thứ at của đường road, kể từ đầu a
};

int n, m, t;
vector<Road> roads;
vector<vector<int>> at;  // các con đường ở mỗi thành phố

// Chỗ cách đầu a của con đường x đơn vị.
Place on(int road, int x) {
    if (x == 0) return {-1, roads[road].a};
    if (x == roads[road].length) return {-1, roads[road].b};
    return {road, x};
}

vector<Place> moves(Place me, Place other) {
    vector<Place> next = {me};  // đứng yên
    if (me.road >= 0) {
        next.push_back(on(me.road, me.at - 1));
        next.push_back(on(me.road, me.at + 1));
        return next;
    }
    for (int r : at[me.at]) {
        Place to = on(r, roads[r].a == me.at ? 1 : roads[r].length - 1);
        if (to.road < 0 || to.road != other.road) next.push_back(to);  // đường bị chặn thì thôi
    }
    return next;
}

// 1: người sắp đi thắng trong k nước nữa, -1: thua, 0: chưa biết.
int result(Place me, Place other, int k) {
    if (other.road < 0 && other.at == t) return -1;
    if (k == 0) return 0;
    int best = -1;
    for (Place next : moves(me, other)) {
        best = max(best, -result(other, next, k - 1));
        if (best == 1) break;
    }
    return best;
}

int main() {
    ifstream in("GAME21.INP");
    ofstream out("GAME21.OUT");
    int s1, s2;
    in >> n >> m;
    roads.resize(m), at.resize(n + 1);
    for (int r = 0; r < m; r++) {
        in >> roads[r].a >> roads[r].b >> roads[r].length;
        at[roads[r].a].push_back(r);
        at[roads[r].b].push_back(r);
    }
    in >> s1 >> s2 >> t;
    int winner = s1 == t ? 1 : s2 == t ? -1 : 0;
    for (int k = 1; winner == 0; k++) winner = result({-1, s1}, {-1, s2}, k);
    out << (winner == 1 ? "First" : "Second") << '\n';
}
