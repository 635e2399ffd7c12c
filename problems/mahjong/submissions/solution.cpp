// Cặp đã nhặt được thì về sau vẫn nhặt được: luôn nhặt màu nhỏ nhất, giữ trong hàng đợi ưu tiên.
#include <cstdio>
#include <functional>
#include <queue>
#include <vector>
using namespace std;

int m, n;
int colour[1000000], place[500001][2];
bool gone[1000000], waiting[500001];
int shown[4][500001];  // số quân của mỗi màu đang ở rìa, nhìn từ trái, phải, trên, dưới
int seen[4][1000];     // trên mỗi hàng, cột: số ô đã nhìn qua từ phía đó
priority_queue<int, vector<int>, greater<int>> ready;

int cellAt(int side, int line, int i) {
    if (side == 0) return line * n + i;
    if (side == 1) return line * n + n - 1 - i;
    if (side == 2) return i * n + line;
    return (m - 1 - i) * n + line;
}

// Quân ở rìa của hàng (cột) này, nhìn từ phía side, là quân nào?
void look(int side, int line) {
    int length = side < 2 ? n : m, &i = seen[side][line];
    while (i < length && gone[cellAt(side, line, i)]) i++;
    if (i == length) return;
    int c = colour[cellAt(side, line, i)];
    shown[side][c]++;
    if (shown[side][c] == 2 && !waiting[c]) {
        waiting[c] = true;
        ready.push(c);
    }
}

int main() {
    FILE *in = fopen("MAHJONG.INP", "r"), *out = fopen("MAHJONG.OUT", "w");
    if (fscanf(in, "%d %d", &m, &n) != 2) return 1;
    for (int t = 0; t < m * n; t++) {
        if (fscanf(in, "%d", &colour[t]) != 1) return 1;
        int *p = place[colour[t]];
        p[0] = p[1];
        p[1] = t;
    }
    for (int side = 0; side < 4; side++)
        for (int line = 0; line < (side < 2 ? m : n); line++) look(side, line);

    vector<int> play;
    while (!ready.empty()) {
        int c = ready.top();
        ready.pop();
        play.push_back(c);
        for (int t : place[c]) gone[t] = true;
        for (int t : place[c])
            for (int side = 0; side < 4; side++) {
                int line = side < 2 ? t / n : t % n, i = seen[side][line];
                if (i < (side < 2 ? n : m) && cellAt(side, line, i) == t) look(side, line);
            }
    }
    fprintf(out, "%d\n", (int)play.size());
    for (int c : play) fprintf(out, "%d ", c);
    fprintf(out, "\n");
}
