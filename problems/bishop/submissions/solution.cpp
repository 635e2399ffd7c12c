// Mỗi quân tượng một màu ô: duyệt tập đường chéo của một họ từ dài đến ngắn, họ kia lấy tham lam.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

const int INF = 1000000000;
int n, k, N, a[24][24];
int cell[50][24];  // cell[E + N][(O + N) / 2]: ô ở đường E (chẵn) và O (lẻ), 0 nếu không cắt nhau
int startE, startO;
int best[100];     // best[j]: tổng lớn nhất khi đi qua j đường mới

struct State {
    int worth[24] = {};  // giá trị của mỗi đường lẻ, trừ các ô đã thấy
    int sorted[24];      // giá trị của các đường lẻ có thể chọn, giảm dần
    int len = 0, seen = 0, lines = 0;
    bool need = false;   // đường chẵn ngắn nhất không cắt đường lẻ xuất phát
    int needed = -INF;   // đường lẻ tốt nhất cắt mọi đường chẵn đã chọn
};

void finish(const State &s) {
    int moves = s.lines - 1, seen = s.seen;
    bool skip = s.need;
    if (s.need) seen += s.needed, moves++;
    best[moves] = max(best[moves], seen);
    for (int i = 0; i < s.len; i++) {
        if (skip && s.sorted[i] == s.needed) {
            skip = false;
            continue;
        }
        seen += s.sorted[i];
        moves++;
        best[moves] = max(best[moves], seen);
    }
}

// Chọn các đường chẵn -e và e, rồi e + 2, ...
void choose(int e, const State &s) {
    if (e == N) {
        finish(s);
        return;
    }
    for (int mask = 0; mask < (e == 0 ? 2 : 4); mask++) {
        if (startE == e && !(mask & 1)) continue;
        if (startE == -e && e > 0 && !(mask & 2)) continue;
        State t = s;
        int far = N - 1 - e;  // đường lẻ xa nhất còn cắt đường chẵn e
        for (int side = 0; side < 2; side++)
            if (mask >> side & 1) {
                const int *line = cell[(side == 0 ? e : -e) + N];
                for (int o = (N - far) / 2; o <= (N + far) / 2; o++) {
                    t.worth[o] -= line[o];
                    t.seen += line[o];
                }
                t.lines++;
                t.need = abs(startO) > far;
                t.needed = -INF;
            }
        for (int o : {-far, far}) {  // không đường chẵn nào sau e cắt hai đường này
            int w = t.worth[(o + N) / 2];
            if (o == startO) t.seen += w;
            else if (t.lines > 0) {
                int i = t.len++;
                for (; i > 0 && t.sorted[i - 1] < w; i--) t.sorted[i] = t.sorted[i - 1];
                t.sorted[i] = w;
                t.needed = max(t.needed, w);
            }
        }
        choose(e + 2, t);
    }
}

// Điểm lớn nhất của quân tượng ở cột c khi đi đúng 0, 1, ..., k nước.
vector<int> solve(int c) {
    State s;
    for (auto &row : cell) fill(row, row + 24, 0);
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++) {
            int e = x + y - (N - 1), o = x - y;
            if ((x + y) % 2 != c % 2) continue;
            if (e % 2 != 0) swap(e, o);
            cell[e + N][(o + N) / 2] = a[y][x];
            s.worth[(o + N) / 2] += a[y][x];
            if (y == 0 && x == c) startE = e, startO = o;
        }
    fill(best, best + 100, -INF);
    choose(0, s);
    vector<int> f(k + 1, -INF);
    f[0] = best[0] - a[0][c];
    for (int j = 1; j <= k; j++) f[j] = max(j > 1 ? f[j - 1] : -INF, j < 100 ? best[j] : -INF);
    return f;
}

int main() {
    ifstream in("BISHOP.INP");
    ofstream out("BISHOP.OUT");
    in >> n >> k;
    N = 2 * n;
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++) in >> a[y][x];
    vector<int> left = solve(n - 1), right = solve(n);
    int answer = -2 * INF;
    for (int j = 0; j <= k; j++) answer = max(answer, left[j] + right[k - j]);
    out << answer << "\n";
}
