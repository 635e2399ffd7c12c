// Nhanh vì: hàng đợi theo khoảng cách thay cho heap (chi phí rút gọn chỉ là 0, 1, 2), bảng có viền nằm
// trong các mảng phẳng 16 bit, mỗi pha một lần tìm thế và một lần đi sâu; mỗi lần lăn được tìm ra trong
// một hai bước nhờ lùi theo luồng, và ghi thẳng vào bộ đệm bằng bảng chữ số có sẵn.
#include <algorithm>
#include <cstdio>
#include <cstdint>
#include <cstring>
#include <vector>
using namespace std;

typedef int16_t i16;
typedef uint16_t u16;
enum Kind : char { FORBIDDEN, OTHER, SOURCE, SINK };  // SOURCE, SINK: thừa, thiếu và chưa ghép

const int MOST = 102 * 102;
const i16 FAR = 30000;
int m, n, W, size_;
long long A, B, C;
int step[4];                  // hướng ngược của d là d ^ 1
char before[MOST], after[MOST];
Kind kind[MOST];
i16 flow[MOST][4];            // số viên bi đi ra theo mỗi hướng, âm là đi vào
i16 height[MOST], dist_[MOST], blank[MOST];
uint8_t nextDir[MOST];
bool seen[MOST], has[MOST];
vector<u16> sources;

// Bộ đệm ra.
FILE *out;
char buffer[1 << 16];
int used;
char digits[101][4];
int width[101];
uint8_t row[MOST], column[MOST];

void put(int number) {
    memcpy(buffer + used, digits[number], 4);
    used += width[number];
}
void putCell(int v) {
    put(row[v]);
    put(column[v]);
}
void endLine() {
    buffer[used++] = '\n';
    if (used > (int)sizeof buffer - 64) {
        fwrite(buffer, 1, used, out);
        used = 0;
    }
}

int reduced(int u, int d, int v) { return (flow[u][d] < 0 ? -1 : 1) + height[u] - height[v]; }

bool pays(long long L) { return L * C < A + B || (L * C == A + B && L < 2); }

// Nâng thế tới khi một ô thiếu nằm trên đường chặt.
int level;
bool rise() {
    static vector<u16> queues[3];
    for (auto &queue : queues) queue.clear();
    memcpy(dist_, blank, sizeof dist_);
    for (int s : sources) dist_[s] = 0;
    queues[0] = sources;
    int up = 0;
    for (;; up++) {
        if ((queues[0].empty() && queues[1].empty() && queues[2].empty()) || !pays(level + up)) return false;
        auto &queue = queues[up % 3];
        bool found = false;
        while (!queue.empty()) {
            int u = queue.back();
            queue.pop_back();
            if (dist_[u] != up) continue;
            if (kind[u] == SINK) {
                found = true;
                break;
            }
            for (int d = 0; d < 4; d++) {
                int v = u + step[d], through = up + reduced(u, d, v);
                if (through < dist_[v]) {
                    dist_[v] = through;
                    queues[through % 3].push_back(v);
                }
            }
        }
        if (found) break;
    }
    for (int v = 0; v < MOST; v++) height[v] += min<i16>(dist_[v], up);
    level += up;
    return true;
}

// Mỗi ô thừa đi sâu theo các cung chặt; ô đã vào mà không tới đích thì pha này không vào nữa.
void send() {
    static vector<pair<u16, u16>> way;
    memset(nextDir, 0, sizeof nextDir);
    for (int v = 0; v < size_; v++) seen[v] = kind[v] == FORBIDDEN;
    for (int s : sources) {
        if (seen[s]) continue;
        way.clear();
        int u = s;
        seen[u] = true;
        while (kind[u] != SINK) {
            int d = nextDir[u], v;
            while (d < 4 && (seen[v = u + step[d]] || reduced(u, d, v) != 0)) d++;
            nextDir[u] = d;
            if (d < 4) {
                way.push_back({u, d});
                seen[u = v] = true;
            } else if (way.empty()) {
                u = -1;
                break;
            } else {
                u = way.back().first;
                way.pop_back();
            }
        }
        if (u < 0) continue;
        kind[s] = kind[u] = OTHER;
        seen[u] = false;
        for (auto [v, d] : way) {
            flow[v][d]++;
            flow[v + step[d]][d ^ 1]--;
            seen[v] = false;
        }
    }
    sources.erase(remove_if(sources.begin(), sources.end(), [](int s) { return kind[s] != SOURCE; }), sources.end());
}

int main() {
    FILE *in = fopen("LINE10.INP", "r");
    out = fopen("LINE10.OUT", "w");
    static char text[1 << 16];
    text[fread(text, 1, sizeof text - 1, in)] = 0;
    char *at = text;
    auto number = [&] {
        while (*at < '0') at++;
        int value = 0;
        while (*at >= '0') value = 10 * value + *at++ - '0';
        return value;
    };
    m = number(), n = number(), A = number(), B = number(), C = number();
    W = n + 2;
    size_ = W * (m + 2);
    const int offsets[4] = {1, -1, W, -W};
    memcpy(step, offsets, sizeof step);
    for (char *board : {before, after})
        for (int x = 1; x <= m; x++) {
            while (*at <= ' ') at++;
            memcpy(board + x * W + 1, at, n);
            at += n;
        }
    for (int v = 0; v < size_; v++) {
        row[v] = v / W;
        column[v] = v % W;
        if (before[v] == 0 || before[v] == '#') continue;
        blank[v] = FAR;
        kind[v] = before[v] == after[v] ? OTHER : before[v] == '*' ? SOURCE : SINK;
        if (kind[v] == SOURCE) sources.push_back(v);
    }
    while (rise()) send();

    for (int i = 0; i <= 100; i++) width[i] = snprintf(digits[i], 4, " %d", i);
    memcpy(digits[100], " 100", 4), width[100] = 4;
    int count = 0;
    for (int v = 0; v < size_; v++) {
        count += kind[v] == SOURCE || kind[v] == SINK;
        for (int d = 0; d < 4; d++) count += max<int>(0, flow[v][d]);
    }
    used = sprintf(buffer, "%d\n", count);
    for (int v = 0; v < size_; v++) {
        has[v] = before[v] == '*' && kind[v] != SOURCE;
        if (kind[v] == SOURCE) buffer[used++] = '2', putCell(v), endLine();
    }
    // Lấp các ô trống mà luồng còn đi vào: lùi theo luồng tới một viên bi, rồi lấp ô nó vừa rời.
    vector<u16> stack;
    for (int root = 0; root < size_; root++) {
        stack.push_back(root);
        while (!stack.empty()) {
            int v = stack.back(), d = 0;
            while (d < 4 && flow[v][d] >= 0) d++;
            if (has[v] || d == 4) {
                stack.pop_back();
                continue;
            }
            int u = v + step[d];
            if (has[u]) {
                flow[v][d]++;
                buffer[used++] = '3', putCell(u), putCell(v), endLine();
                has[u] = false;
                has[v] = true;
                stack.back() = u;
            } else {
                stack.push_back(u);
            }
        }
    }
    for (int v = 0; v < size_; v++)
        if (kind[v] == SINK) buffer[used++] = '1', putCell(v), endLine();
    fwrite(buffer, 1, used, out);
    fclose(out);
}
