// Chỉ tìm quân đi trước trong 30 hàng phía dưới, vì "tốt đi xa quá thì lâu".
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

const int MAX = 1100000;
int n, m, p, k;
int row_of[MAX], column_of[MAX];  // p quân tốt rồi tới k quân đen
vector<int> in_column[MAX];       // những quân của một cột
int owner[MAX];                   // quân đen đang dùng quân này, -1 nếu chưa có
bool seen[MAX];

bool find(int piece) {
    for (int beside : {column_of[piece] - 1, column_of[piece] + 1})
        for (int other : in_column[beside]) {
            if (seen[other] || row_of[other] >= row_of[piece] || row_of[other] < row_of[piece] - 30) continue;
            seen[other] = true;
            if (owner[other] < 0 || find(owner[other])) {
                owner[other] = piece;
                return true;
            }
        }
    return false;
}

int main() {
    FILE *in = fopen("PAWNS.INP", "r");
    FILE *out = fopen("PAWNS.OUT", "w");
    fscanf(in, "%d %d %d %d", &n, &m, &p, &k);
    for (int i = 0; i < p; i++) {
        row_of[i] = 1;
        fscanf(in, "%d", &column_of[i]);
    }
    for (int i = p; i < p + k; i++) fscanf(in, "%d %d", &row_of[i], &column_of[i]);
    for (int i = 0; i < p + k; i++) in_column[column_of[i]].push_back(i);
    fill(owner, owner + p + k, -1);
    bool won = true;
    for (int i = p; i < p + k; i++) {
        fill(seen, seen + p + k, false);
        if (!find(i)) won = false;
    }
    fprintf(out, won ? "YES\n" : "NO\n");
    return 0;
}
