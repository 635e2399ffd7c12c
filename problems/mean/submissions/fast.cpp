// Nhanh vì: cung xếp theo đỉnh đầu bằng đếm, trong mảng phẳng 32 bit; cây đường đi nằm trong một danh sách
// theo thứ tự trước, nên cắt một cây con là đi qua một đoạn của danh sách ấy, không cần danh sách con.
#include <algorithm>
#include <cstdio>
#include <cstring>
using namespace std;

const int N = 20001, M = 100001, INF = 2147483647;  // tổng của một đường đơn không quá 2.10^9

FILE *in, *out;
char buffer[1 << 16], text[1 << 16];
size_t at, filled, used;
inline int readByte() {
    if (at == filled) {
        filled = fread(buffer, 1, sizeof buffer, in);
        at = 0;
        if (filled == 0) return -1;
    }
    return buffer[at++];
}
inline int readInt() {
    int c = readByte();
    while (c <= ' ' && c >= 0) c = readByte();
    bool negative = c == '-';
    if (negative) c = readByte();
    int value = 0;
    for (; c >= '0'; c = readByte()) value = 10 * value + c - '0';
    return negative ? -value : value;
}
inline void makeRoom() {
    if (used + 16 > sizeof text) fwrite(text, 1, used, out), used = 0;
}
inline void put(int number, char after) {
    char digits[12];
    int length = 0;
    do digits[length++] = '0' + number % 10;
    while (number /= 10);
    makeRoom();
    while (length > 0) text[used++] = digits[--length];
    text[used++] = after;
}

int n, m, s;
bool ofHarry[N];
int from[M], to[M], weight[M], ron[N], harry[N];
struct Arc { int head, weight, number; };
Arc arcs[M];  // những cung đi được, theo đỉnh đầu
int first[N + 1];
// Đỉnh trên cây: độ sâu (0: ngoài cây), kề trước, kề sau trong thứ tự trước, cung đi vào.
struct Vertex { int d, depth, next, before, by; bool waiting; };
Vertex vertex[N];

// Cắt cây con gốc v: một đoạn liền nhau gồm các đỉnh sâu hơn v; trả về true nếu u nằm trong đó.
bool cut(int v, int u) {
    int depth = vertex[v].depth, before = vertex[v].before, x = v;
    if (depth == 0) return false;
    do {
        if (x == u) return true;
        vertex[x].depth = 0;
        x = vertex[x].next;
    } while (vertex[x].depth > depth);
    vertex[before].next = x;
    vertex[x].before = before;
    return false;
}

// Một cung khép kín chu trình âm, hoặc 0 nếu không có chu trình âm nào tới được từ s.
int negativeArc() {
    static int queue[N];
    int head = 0, length = 0;
    for (int v = 1; v <= n; v++) vertex[v] = {INF, 0, 0, 0, 0, false};
    vertex[s] = {0, 1, s, s, 0, true};
    queue[length++] = s;
    while (length > 0) {
        int u = queue[head];
        if (++head == N) head = 0;
        length--;
        vertex[u].waiting = false;
        if (vertex[u].depth == 0) continue;  // sẽ còn được cập nhật lại
        int d = vertex[u].d;
        for (int i = first[u]; i < first[u + 1]; i++) {
            int v = arcs[i].head, through = d + arcs[i].weight;
            if (through >= vertex[v].d) continue;
            if (cut(v, u)) return arcs[i].number;
            int next = vertex[u].next;
            bool waited = vertex[v].waiting;
            vertex[v] = {through, vertex[u].depth + 1, next, u, arcs[i].number, true};
            vertex[next].before = v;
            vertex[u].next = v;
            if (!waited) {
                int place = head + length++;
                queue[place < N ? place : place - N] = v;
            }
        }
    }
    return 0;
}

bool tight(int u, const Arc &arc) { return vertex[u].d + arc.weight == vertex[arc.head].d; }

// Cung đi vào mỗi đỉnh trên chu trình tổng 0 (0 nếu đỉnh bị loại); trả về một đỉnh còn lại, hoặc 0.
int enteredBy[N];
int zeroCycle() {
    static int entering[N], removed[N];
    fill(entering, entering + n + 1, 0);
    int count = 0;
    for (int u = 1; u <= n; u++)
        if (vertex[u].d < INF)
            for (int i = first[u]; i < first[u + 1]; i++) entering[arcs[i].head] += tight(u, arcs[i]);
    for (int v = 1; v <= n; v++)
        if (vertex[v].d < INF && entering[v] == 0) removed[count++] = v;
    for (int k = 0; k < count; k++)
        for (int i = first[removed[k]]; i < first[removed[k] + 1]; i++)
            if (tight(removed[k], arcs[i]) && --entering[arcs[i].head] == 0) removed[count++] = arcs[i].head;
    int last = 0;
    for (int u = 1; u <= n; u++)
        if (entering[u] > 0) {
            last = u;
            for (int i = first[u]; i < first[u + 1]; i++)
                if (tight(u, arcs[i])) enteredBy[arcs[i].head] = arcs[i].number;
        }
    return last;
}

void choose(int arc) {
    if (ofHarry[from[arc]]) harry[from[arc]] = arc;
}

int main() {
    in = fopen("MEAN.INP", "r");
    out = fopen("MEAN.OUT", "w");
    while ((n = readInt()) > 0) {
        m = readInt();
        int c = readByte();
        while (c <= ' ') c = readByte();
        for (int v = 1; v <= n; v++, c = readByte()) ofHarry[v] = c == 'B';
        s = readInt();
        for (int i = 1; i <= m; i++) from[i] = readInt(), to[i] = readInt(), weight[i] = readInt();
        for (int v = 1; v <= n; v++) ron[v] = readInt(), harry[v] = 0;
        fill(first, first + n + 1, 0);
        for (int i = 1; i <= m; i++) {
            first[from[i]] += ofHarry[from[i]] || ron[from[i]] == i;
            choose(i);
        }
        for (int v = 1; v <= n; v++) first[v] += first[v - 1];
        first[n + 1] = first[n];
        for (int i = m; i >= 1; i--)
            if (ofHarry[from[i]] || ron[from[i]] == i) arcs[--first[from[i]]] = {to[i], weight[i], i};

        makeRoom();
        int closing = negativeArc(), top;
        if (closing > 0) {
            top = to[closing];
        } else {
            top = zeroCycle();
            if (top == 0) {
                memcpy(text + used, "WIN\n", 4);
                used += 4;
                continue;
            }
            for (int i = 0; i < n; i++) top = from[enteredBy[top]];  // chắc chắn đã vào chu trình
        }
        memcpy(text + used, closing > 0 ? "LOSE\n" : "DRAW\n", 5);
        used += 5;
        // Đường đi trên cây từ s, rồi chu trình.
        for (int v = top; v != s; v = from[vertex[v].by]) choose(vertex[v].by);
        int v = top;
        do {
            int arc = closing == 0 ? enteredBy[v] : v == top ? closing : vertex[v].by;
            choose(arc);
            v = from[arc];
        } while (v != top);
        for (int v = 1; v <= n; v++) put(harry[v], v < n ? ' ' : '\n');
    }
    fwrite(text, 1, used, out);
    fclose(out);
}
