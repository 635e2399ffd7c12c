// Số nước đi được giữ trong signed char, nên quá 127 thì sai.
// Đi ngược từ những thế không còn nước đi. Không lưu các nước đi: từ ô nào hậu đi được tới q thì từ q cũng
// đi ngược được về ô đó.
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

int n, cells;
bool below[400], right_[2][400];   // vách dưới ô (0, y); vách bên phải ô (x, y)
vector<int> rays[800][8];          // các ô hậu lướt tới theo từng hướng khi trên bàn không có vua
bool kingHits[800][800];
int place[800][800];               // place[a][b]: ô b đứng thứ mấy trên hướng nào của hậu ở ô a; 0: không tới được
int total[800];                    // số ô hậu lướt tới khi trên bàn không có vua
signed char depth[2][800 * 800];           // số nước tới khi kết thúc, -1: chưa biết; 0: vua sắp đi, 1: hậu sắp đi
short moves[2][800 * 800];         // số nước đi chưa biết kết quả; 0: thế này đã biết kết quả
int waiting[2 * 800 * 800];

const int DX[] = {0, 0, 1, -1, 1, 1, -1, -1}, DY[] = {1, -1, 0, 0, 1, -1, 1, -1};

// Ô kề theo hướng d, hoặc -1 nếu ra ngoài bàn hay vướng vách.
int step(int cell, int d) {
    int x = cell / n, y = cell % n, x2 = x + DX[d], y2 = y + DY[d];
    if (x2 < 0 || x2 > 1 || y2 < 0 || y2 >= n) return -1;
    int left = y < y2 ? y : y2;
    bool wall;
    if (DX[d] == 0) wall = right_[x][left];
    else if (DY[d] == 0) wall = below[y];
    else wall = below[left] || below[left + 1] || right_[0][left] || right_[1][left];
    return wall ? -1 : x2 * n + y2;
}

void prepare() {
    memset(kingHits, 0, sizeof kingHits);
    memset(place, 0, sizeof place);
    memset(total, 0, sizeof total);
    for (int from = 0; from < cells; from++)
        for (int d = 0; d < 8; d++) {
            rays[from][d].clear();
            for (int to = step(from, d); to >= 0; to = step(to, d)) rays[from][d].push_back(to);
            if (!rays[from][d].empty()) kingHits[from][rays[from][d][0]] = true;
            total[from] += rays[from][d].size();
            for (int i = 0; i < (int)rays[from][d].size(); i++) place[from][rays[from][d][i]] = d * 1000 + i + 1;
        }
}

// Số ô mà hậu tới được khi vua đứng đó: trừ vua và các ô sau lưng vua, rồi trừ các ô vua khống chế.
int countQueen(int king, int queen) {
    int behind = place[queen][king], count = total[queen];
    if (behind) count -= rays[queen][behind / 1000].size() - (behind % 1000 - 1);
    for (int d = 0; d < 8; d++) {
        if (rays[king][d].empty()) continue;
        int hit = place[queen][rays[king][d][0]];
        bool hidden = behind && hit / 1000 == behind / 1000 && hit > behind;
        if (hit && !hidden) count--;
    }
    return count;
}

// Đếm số nước đi của mỗi thế; thế không có nước đi thì thua ngay.
int countMoves() {
    int size = 0;
    for (int king = 0; king < cells; king++)
        for (int queen = 0; queen < cells; queen++) {
            if (king == queen) continue;
            int p = king * cells + queen, kings = 0;
            for (int d = 0; d < 8; d++)
                if (!rays[king][d].empty()) {
                    int to = rays[king][d][0];
                    if (to != queen && !place[queen][to]) kings++;
                }
            moves[0][p] = kings;
            moves[1][p] = countQueen(king, queen);
            for (int side = 0; side < 2; side++) {
                depth[side][p] = moves[side][p] == 0 ? 0 : -1;
                if (depth[side][p] == 0) waiting[size++] = 2 * p + side;
            }
        }
    return size;
}

void solve() {
    int size = countMoves();
    for (int i = 0; i < size; i++) {
        int side = waiting[i] % 2, p = waiting[i] / 2, king = p / cells, queen = p % cells;
        int time = depth[side][p];
        auto visit = [&](int before, int mover) {
            short &left = moves[mover][before];
            if (left == 0) return;
            // Thế trước thắng nếu đi tới được thế thua, thua nếu mọi nước đều tới thế thắng.
            if (time % 2 == 0 || --left == 0) {
                left = 0;
                depth[mover][before] = time + 1;
                waiting[size++] = 2 * before + mover;
            }
        };
        if (side == 0 && !kingHits[king][queen]) {
            for (int d = 0; d < 8; d++)
                for (int from : rays[queen][d]) {
                    if (from == king) break;
                    visit(king * cells + from, 1);
                }
        }
        if (side == 1 && !place[queen][king]) {
            for (int d = 0; d < 8; d++)
                if (!rays[king][d].empty() && rays[king][d][0] != queen)
                    visit(rays[king][d][0] * cells + queen, 0);
        }
    }
}

int main() {
    freopen("QUEEN.INP", "r", stdin);
    freopen("QUEEN.OUT", "w", stdout);
    int m;
    while (scanf("%d %d", &n, &m) == 2) {
        cells = 2 * n;
        memset(below, 0, sizeof below);
        memset(right_, 0, sizeof right_);
        while (m--) {
            int x1, y1, x2, y2;
            scanf("%d %d %d %d", &x1, &y1, &x2, &y2);
            if (x1 != x2) below[y1 - 1] = true;
            else right_[x1 - 1][(y1 < y2 ? y1 : y2) - 1] = true;
        }
        prepare();
        solve();
        int result = depth[0][cells - 1];  // vua ở ô 0, hậu ở ô cuối cùng
        if (result < 0) printf("DRAW\n");
        else printf("%s WINS\n%d\n", result % 2 == 0 ? "QUEEN" : "KING", result);
    }
}
