// Quét theo cột, nhưng so <= thay vì <: quân ở cùng hàng trong cột kề cũng được coi là quân đi trước.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<int> black[100002];  // hàng của các quân đen trong mỗi cột
vector<int> unused[100002];   // hàng của các quân trong cột còn có thể làm quân đi trước

int main() {
    FILE *in = fopen("PAWNS.INP", "r");
    FILE *out = fopen("PAWNS.OUT", "w");
    int n, m, p, k;
    fscanf(in, "%d %d %d %d", &n, &m, &p, &k);
    for (int i = 0; i < p; i++) {
        int column;
        fscanf(in, "%d", &column);
        unused[column].push_back(1);
    }
    for (int i = 0; i < k; i++) {
        int row, column;
        fscanf(in, "%d %d", &row, &column);
        black[column].push_back(row);
        unused[column].push_back(row);
    }
    for (int c = 1; c <= m; c++) {
        sort(black[c].begin(), black[c].end());
        sort(unused[c].begin(), unused[c].end());
    }
    bool won = true;
    for (int c = 1; c <= m; c++) {
        // Lấy nhiều nhất có thể từ cột bên trái: từ nay cột ấy không còn ai cần.
        if (!black[c].empty() && black[c][0] == 1) won = false;
        vector<int> waiting;
        size_t taken = 0;
        for (int row : black[c])
            if (taken < unused[c - 1].size() && unused[c - 1][taken] <= row)
                taken++;
            else
                waiting.push_back(row);
        // Những quân còn lại lấy từ cột bên phải, mỗi quân lấy quân cao nhất có thể.
        vector<int> low;
        size_t next = 0;
        for (int row : waiting) {
            while (next < unused[c + 1].size() && unused[c + 1][next] <= row) low.push_back(unused[c + 1][next++]);
            if (low.empty()) {
                won = false;
                break;
            }
            low.pop_back();
        }
        while (next < unused[c + 1].size()) low.push_back(unused[c + 1][next++]);
        unused[c + 1] = low;
    }
    fprintf(out, won ? "YES\n" : "NO\n");
    return 0;
}
