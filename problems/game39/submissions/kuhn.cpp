// Right, but looks for augmenting paths one vertex at a time, and every search that fails has
// gone through the whole graph: O(n m).
#include <cstdio>
#include <vector>

static const int MOST = 400001;
static std::vector<int> neighbours[MOST];
static int partner[MOST], visited[MOST], round_number;
static bool lost[MOST];

static bool augment(int v) {
    visited[v] = round_number;
    for (int u : neighbours[v]) {
        int w = partner[u];
        if (w == 0 || (visited[w] != round_number && augment(w))) {
            partner[u] = v;
            partner[v] = u;
            return true;
        }
    }
    return false;
}

static void mark(int v) {
    lost[v] = true;
    for (int u : neighbours[v])
        if (!lost[partner[u]]) mark(partner[u]);
}

int main() {
    FILE *in = fopen("GAME39.INP", "r");
    FILE *out = fopen("GAME39.OUT", "w");
    int n1, n2, m;
    if (fscanf(in, "%d %d %d", &n1, &n2, &m) != 3) return 1;
    for (int e = 0, i, j; e < m; e++) {
        if (fscanf(in, "%d %d", &i, &j) != 2) return 1;
        neighbours[i].push_back(n1 + j);
        neighbours[n1 + j].push_back(i);
    }
    for (int v = 1; v <= n1; v++) {
        round_number++;
        augment(v);
    }
    for (int v = 1; v <= n1 + n2; v++)
        if (!partner[v] && !lost[v]) mark(v);
    for (int v = 1; v <= n1 + n2; v++) {
        fputc(lost[v] ? 'R' : 'H', out);
        if (v == n1 || v == n1 + n2) fputc('\n', out);
    }
    return 0;
}
