// Danh sách kề của cả hai phía nằm liền trong hai mảng 32 bit (sắp xếp đếm), đỉnh mỗi phía đánh số riêng.
// Bắt đầu bằng ghép tham lam, đỉnh còn đúng một hàng xóm trống được ghép trước, nên Hopcroft–Karp còn rất ít việc.
// Đọc file từng khối 64 KiB, tự tách số theo từng byte.
#include <cstdio>

static FILE *in;
static unsigned char block[1 << 16];
static size_t place, filled;

static inline int next_byte() {
    if (place == filled) {
        filled = fread(block, 1, sizeof block, in);
        place = 0;
        if (filled == 0) return -1;
    }
    return block[place++];
}

static inline int next_number() {
    int c = next_byte();
    while (c != -1 && c < '0') c = next_byte();
    int value = 0;
    for (; c >= '0'; c = next_byte()) value = value * 10 + (c - '0');
    return value;
}

const int V = 400000, M = 1000000;
// Đỉnh trái 0..n1 - 1, đỉnh phải n1..n1 + n2 - 1; các đỉnh kề v: near[first[v] .. first[v + 1] - 1].
static int n1, n, m, from[M], to[M];
static int first[V + 2], near[2 * M];
static int mate[V], level[V], turn[V], open[V];
static int queue[V + 1], path[V];
static char lost[V + 2];

static void join(int u, int v) {
    mate[u] = v;
    mate[v] = u;
}

// Ghép tham lam: đỉnh chỉ còn một hàng xóm trống được ghép trước.
static void greedy() {
    int size = 0, other = 0;
    for (int v = 0; v < n; v++) {
        open[v] = first[v + 1] - first[v];
        if (open[v] == 1) queue[size++] = v;
    }
    while (size > 0 || other < n1) {
        int v = size > 0 ? queue[--size] : other++;
        if (mate[v] >= 0) continue;
        for (int i = first[v]; i < first[v + 1]; i++) {
            int u = near[i];
            if (mate[u] >= 0) continue;
            join(u, v);
            for (int j = first[u]; j < first[u + 1]; j++)
                if (--open[near[j]] == 1 && mate[near[j]] < 0) queue[size++] = near[j];
            for (int j = first[v]; j < first[v + 1]; j++)
                if (--open[near[j]] == 1 && mate[near[j]] < 0) queue[size++] = near[j];
            break;
        }
    }
}

static bool build_levels() {
    int size = 0;
    bool found = false;
    for (int v = 0; v < n1; v++) {
        turn[v] = first[v];
        level[v] = mate[v] < 0 ? 0 : -1;
        if (mate[v] < 0) queue[size++] = v;
    }
    for (int i = 0; i < size; i++) {
        int v = queue[i];
        for (int j = first[v]; j < first[v + 1]; j++) {
            int w = mate[near[j]];
            if (w < 0) found = true;
            else if (level[w] < 0) {
                level[w] = level[v] + 1;
                queue[size++] = w;
            }
        }
    }
    return found;
}

// Tìm đường tăng từ đỉnh trái start, mỗi bước lên một lớp; turn nhớ cạnh tiếp theo của mỗi đỉnh.
static void augment(int start) {
    int length = 0;
    path[length++] = start;
    while (length > 0) {
        int v = path[length - 1];
        if (turn[v] == first[v + 1]) {
            length--;
            continue;
        }
        int w = mate[near[turn[v]++]];
        if (w < 0) {
            while (length > 0) {
                int x = path[--length];
                join(x, near[turn[x] - 1]);
            }
            return;
        }
        if (level[w] == level[v] + 1) path[length++] = w;
    }
}

int main() {
    in = fopen("GAME39.INP", "r");
    n1 = next_number();
    n = n1 + next_number();
    m = next_number();
    for (int e = 0; e < m; e++) {
        from[e] = next_number() - 1;
        to[e] = n1 + next_number() - 1;
        first[from[e]]++;
        first[to[e]]++;
    }
    for (int v = 1; v <= n; v++) first[v] += first[v - 1];
    for (int e = 0; e < m; e++) {
        near[--first[from[e]]] = to[e];
        near[--first[to[e]]] = from[e];
    }
    for (int v = 0; v < n; v++) mate[v] = -1;
    greedy();
    while (build_levels())
        for (int v = 0; v < n1; v++)
            if (mate[v] < 0) augment(v);

    // Từ các đỉnh trống, đi một cạnh bất kỳ rồi một cạnh ghép.
    int size = 0;
    for (int v = 0; v < n; v++) {
        lost[v] = mate[v] < 0 ? 'R' : 'H';
        if (mate[v] < 0) queue[size++] = v;
    }
    while (size > 0) {
        int v = queue[--size];
        for (int i = first[v]; i < first[v + 1]; i++) {
            int w = mate[near[i]];
            if (lost[w] == 'H') {
                lost[w] = 'R';
                queue[size++] = w;
            }
        }
    }
    FILE *out = fopen("GAME39.OUT", "w");
    fwrite(lost, 1, n1, out);
    fputc('\n', out);
    fwrite(lost + n1, 1, n - n1, out);
    fputc('\n', out);
    fclose(out);
}
