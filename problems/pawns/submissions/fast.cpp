// Không so sánh để sắp xếp: đếm theo hàng rồi đếm theo cột (chuyển vị một ma trận thưa hai lần), mọi cột nằm liền
// nhau trong một mảng; mỗi cột chỉ quét một lượt với một ngăn xếp. Đọc từng byte qua bộ đệm 64 KiB.
#include <cstdint>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

static FILE *in;
static unsigned char buffer[1 << 16];
static size_t at, filled;

static inline int next_byte() {
    if (at == filled) {
        filled = fread(buffer, 1, sizeof buffer, in);
        at = 0;
        if (filled == 0) return -1;
    }
    return buffer[at++];
}

static inline uint32_t read() {
    int byte = next_byte();
    while (byte <= ' ' && byte >= 0) byte = next_byte();
    uint32_t value = 0;
    for (; byte > ' '; byte = next_byte()) value = value * 10 + (byte - '0');
    return value;
}

int main() {
    in = fopen("PAWNS.INP", "r");
    uint32_t n = read(), m = read(), p = read(), k = read();
    vector<char> pawn(m + 2);
    while (p--) pawn[read()] = 1;

    vector<pair<uint32_t, uint32_t>> black(k);
    vector<uint32_t> row_start(n + 2), column_start(m + 3);
    for (auto &[row, column] : black) {
        row = read();
        column = read();
        row_start[row]++;
        column_start[column]++;
    }
    // Sau khi cộng dồn, mỗi ô giữ chỗ kết thúc của nhóm; xếp từ cuối lên thì nó lùi về chỗ bắt đầu.
    for (uint32_t row = 1; row <= n + 1; row++) row_start[row] += row_start[row - 1];
    for (uint32_t column = 1; column <= m + 2; column++) column_start[column] += column_start[column - 1];
    vector<uint32_t> columns(k), rows(k);
    for (auto [row, column] : black) columns[--row_start[row]] = column;
    for (uint32_t row = n; row >= 1; row--)
        for (uint32_t i = row_start[row]; i < row_start[row + 1]; i++) rows[--column_start[columns[i]]] = row;

    // Các quân còn dùng được của cột trước, của cột này và của cột sau.
    vector<uint32_t> left, here, right;
    bool won = true;
    auto list = [&](uint32_t column, vector<uint32_t> &unused) {
        unused.clear();
        if (pawn[column]) unused.push_back(1);
        unused.insert(unused.end(), &rows[0] + column_start[column], &rows[0] + column_start[column + 1]);
    };
    list(1, here);
    for (uint32_t column = 1; column <= m && won; column++) {
        right.clear();
        const uint32_t *next = &rows[0] + column_start[column + 1], *end = &rows[0] + column_start[column + 2];
        bool waits = pawn[column + 1];
        size_t taken = 0;
        for (uint32_t i = column_start[column]; i < column_start[column + 1]; i++) {
            uint32_t row = rows[i];
            if (taken < left.size() && left[taken] < row) {
                taken++;
                continue;
            }
            if (waits && row > 1) right.push_back(1), waits = false;
            while (next < end && *next < row) right.push_back(*next++);
            if (right.empty()) {
                won = false;
                break;
            }
            right.pop_back();
        }
        if (waits) right.push_back(1);
        right.insert(right.end(), next, end);
        swap(left, here);
        swap(here, right);
    }
    FILE *out = fopen("PAWNS.OUT", "w");
    fputs(won ? "YES\n" : "NO\n", out);
}
