// Xử lí các thao tác từ cuối lên bằng một mảng 32 bit: parent[x] là gốc khi bằng chính x, đường đi được rút ngắn một nửa.
// Mỗi thao tác là một số 32 bit (âm nếu là xóa cung); câu trả lời ghi đè lên chính các câu hỏi.
// Đọc và ghi file từng khối 64 KiB, tự tách và tự viết các chữ số.
#include <cstdio>
#include <cstring>

static FILE *in, *out;
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

static char written[1 << 16];
static size_t used;

static inline void write_line(int number) {
    if (used + 12 > sizeof written) {
        fwrite(written, 1, used, out);
        used = 0;
    }
    if (number == 0) {
        memcpy(written + used, "CIKLUS\n", 7);
        used += 7;
        return;
    }
    char digits[12];
    int length = 0;
    for (; number > 0; number /= 10) digits[length++] = '0' + number % 10;
    while (length > 0) written[used++] = digits[--length];
    written[used++] = '\n';
}

const int N = 1000000;
static int arc[N + 1], parent[N + 1], operation[N];
static bool deleted[N + 1];

static inline int find_stop(int x) {
    while (parent[x] != x) x = parent[x] = parent[parent[x]];
    return x;
}

static inline void add_arc(int x, int p) {
    int stop = find_stop(p);
    parent[x] = stop == x ? 0 : stop;
}

int main() {
    in = fopen("MABLE.INP", "r");
    int n = next_number();
    for (int x = 1; x <= n; x++) arc[x] = next_number();
    int q = next_number();
    for (int i = 0; i < q; i++) {
        int kind = next_number(), x = next_number();
        operation[i] = kind == 1 ? x : -x;
        if (kind == 2) deleted[x] = true;
    }
    for (int x = 0; x <= n; x++) parent[x] = x;
    for (int x = 1; x <= n; x++)
        if (arc[x] != 0 && !deleted[x]) add_arc(x, arc[x]);
    for (int i = q - 1; i >= 0; i--) {
        int x = operation[i];
        if (x > 0) operation[i] = find_stop(x);
        else add_arc(-x, arc[-x]);
    }
    // Phép xóa vẫn âm, câu trả lời thì không.
    out = fopen("MABLE.OUT", "w");
    for (int i = 0; i < q; i++)
        if (operation[i] >= 0) write_line(operation[i]);
    fwrite(written, 1, used, out);
    fclose(out);
}
