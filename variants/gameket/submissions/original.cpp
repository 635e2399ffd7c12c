// Phân tích ngược: từ những vị trí không còn nước đi, lan kết quả về các vị trí đứng trước.
#include <cstdio>
#include <queue>
#include <vector>
using namespace std;

vector<int> before[200001];  // các vị trí có đường đi tới vị trí này
int moves_left[200001];      // số nước đi chưa biết là dẫn tới thế thắng của đối thủ
int result[200001];          // 1: người đến lượt thắng, 2: thua, 0: chưa xác định

int main() {
    FILE *in = fopen("GAMEKET.INP", "r");
    FILE *out = fopen("GAMEKET.OUT", "w");
    int n, m, u;
    fscanf(in, "%d %d %d", &n, &m, &u);
    for (int i = 0; i < m; i++) {
        int from, to;
        fscanf(in, "%d %d", &from, &to);
        before[to].push_back(from);
        moves_left[from]++;
    }
    queue<int> known;
    for (int v = 1; v <= n; v++)
        if (moves_left[v] == 0) {
            result[v] = 2;
            known.push(v);
        }
    while (!known.empty()) {
        int v = known.front();
        known.pop();
        for (int from : before[v]) {
            if (result[from] != 0) continue;
            if (result[v] == 2) {
                result[from] = 1;
                known.push(from);
            } else if (--moves_left[from] == 0) {
                result[from] = 2;
                known.push(from);
            }
        }
    }
    fprintf(out, "%d\n", result[u]);
    return 0;
}
