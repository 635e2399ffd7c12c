// Đệ quy có nhớ. Vị trí còn đang được hỏi thì coi là hòa, và điều suy ra từ đó cũng được nhớ luôn.
#include <cstdio>
#include <vector>

static std::vector<int> moves[200001];
static int state[200001];  // 0 new, 1 won, 2 lost, 3 drawn, 4 being asked

static int ask(int u) {
    if (state[u] == 4) return 3;
    if (state[u]) return state[u];
    state[u] = 4;
    int result = 2;
    for (int v : moves[u]) {
        int next = ask(v);
        if (next == 2) {
            result = 1;
            break;
        }
        if (next == 3) result = 3;
    }
    return state[u] = result;
}

int main() {
    FILE *in = fopen("GAME.INP", "r");
    FILE *out = fopen("GAME.OUT", "w");
    int n, m, start;
    if (fscanf(in, "%d %d %d", &n, &m, &start) != 3) return 1;
    for (int i = 0, u, v; i < m; i++) {
        if (fscanf(in, "%d %d", &u, &v) != 2) return 1;
        moves[u].push_back(v);
    }
    fprintf(out, "%d\n", ask(start) % 3);
    return 0;
}
