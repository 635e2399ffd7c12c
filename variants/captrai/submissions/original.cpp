// Cặp ghép cực đại bằng Hopcroft–Karp; thua đúng ở những đỉnh có thể bị bỏ trống.
#include <cstdio>
#include <vector>
using namespace std;

const int MAX = 400001;
int n1, n2, m;
vector<int> adj[MAX];  // đỉnh trái 1..n1, đỉnh phải n1 + 1..n1 + n2
int mate[MAX];         // đỉnh được ghép cùng, 0 nếu trống
int level[MAX], turn[MAX], via[MAX], last;
bool lost[MAX];

// Phân lớp các đỉnh trái; lớp cuối cùng là lớp đầu tiên có đỉnh kề một đỉnh phải trống. Trả về true nếu có.
bool build_levels() {
    vector<int> queue;
    for (int v = 1; v <= n1; v++) {
        level[v] = mate[v] == 0 ? 0 : -1;
        turn[v] = 0;
        if (mate[v] == 0) queue.push_back(v);
    }
    last = -1;
    for (size_t i = 0; i < queue.size(); i++)
        for (int u : adj[queue[i]]) {
            int w = mate[u];
            if (w == 0 && last < 0) last = level[queue[i]];
            if (w != 0 && level[w] < 0) {
                level[w] = level[queue[i]] + 1;
                queue.push_back(w);
            }
        }
    return last >= 0;
}

// Tìm một đường tăng ngắn nhất từ đỉnh trái start theo các lớp (không đệ quy vì đường có thể rất dài).
void augment(int start) {
    vector<int> path = {start};
    while (!path.empty()) {
        int v = path.back();
        if (turn[v] == (int)adj[v].size()) {
            path.pop_back();
            continue;
        }
        int u = adj[v][turn[v]++], w = mate[u];
        if (w == 0 && level[v] == last) {
            via[v] = u;
            for (int x : path) {
                mate[x] = via[x];
                mate[via[x]] = x;
            }
            return;
        }
        if (w != 0 && level[v] < last && level[w] == level[v] + 1) {
            via[v] = u;
            path.push_back(w);
        }
    }
}

int main() {
    FILE *in = fopen("CAPTRAI.INP", "r");
    FILE *out = fopen("CAPTRAI.OUT", "w");
    fscanf(in, "%d %d %d", &n1, &n2, &m);
    for (int e = 0; e < m; e++) {
        int i, j;
        fscanf(in, "%d %d", &i, &j);
        adj[i].push_back(n1 + j);
        adj[n1 + j].push_back(i);
    }
    while (build_levels())
        for (int v = 1; v <= n1; v++)
            if (mate[v] == 0) augment(v);
    // Từ các đỉnh trống, đi một cạnh bất kỳ rồi một cạnh ghép.
    vector<int> list;
    for (int v = 1; v <= n1 + n2; v++)
        if (mate[v] == 0) {
            lost[v] = true;
            list.push_back(v);
        }
    for (size_t i = 0; i < list.size(); i++)
        for (int u : adj[list[i]]) {
            int w = mate[u];
            if (!lost[w]) {
                lost[w] = true;
                list.push_back(w);
            }
        }
    for (int v = 1; v <= n1 + n2; v++) {
        fputc(lost[v] ? 'R' : 'H', out);
        if (v == n1 || v == n1 + n2) fputc('\n', out);
    }
    return 0;
}
