// Như simple.cpp, nhưng chỉ duyệt 120 lượt rồi thôi.
#include <cstdio>
#include <vector>
using namespace std;

vector<int> moves[200001];
int result[200001];  // 1: người đến lượt thắng, 2: thua, 0: chưa xác định

int main() {
    FILE *in = fopen("GAME.INP", "r");
    FILE *out = fopen("GAME.OUT", "w");
    int n, m, u;
    fscanf(in, "%d %d %d", &n, &m, &u);
    for (int i = 0; i < m; i++) {
        int from, to;
        fscanf(in, "%d %d", &from, &to);
        moves[from].push_back(to);
    }
    for (int round = 0; round < 120; round++) {
        for (int v = 1; v <= n; v++) {
            if (result[v] != 0) continue;
            bool wins = false, loses = true;
            for (int to : moves[v]) {
                if (result[to] == 2) wins = true;
                if (result[to] != 1) loses = false;
            }
            if (wins) result[v] = 1;
            if (loses) result[v] = 2;
        }
    }
    fprintf(out, "%d\n", result[u]);
    return 0;
}
