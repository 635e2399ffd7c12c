// Nhanh vì: mỗi hàng chỉ là một số 64 bit (xanh là 1), giá trị của nó đọc thẳng từ các bit, không cộng từng
// viên; trong mỗi hàng chỉ cần thử viên xanh cuối cùng, vì bốc viên ấy mất ít nhất.
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace std;

typedef __int128 Value;  // đơn vị là 2^-59

FILE *in;
char buffer[1 << 16];
size_t at, filled;
inline int readByte() {
    if (at == filled) {
        filled = fread(buffer, 1, sizeof buffer, in);
        at = 0;
        if (filled == 0) return -1;
    }
    return buffer[at++];
}

struct Row {
    uint64_t blue;  // viên cuối là bit thấp nhất
    int length;

    // Các viên cùng màu ở đầu hàng đáng 1, các viên sau đó đáng 1/2, 1/4, ...: hai lần số xanh trừ tất cả.
    Value value() const {
        if (length == 0) return 0;
        uint64_t top = blue << (64 - length);
        bool isBlue = top >> 63;
        uint64_t changed = isBlue ? ~top : top;
        int run = changed == 0 ? length : __builtin_clzll(changed);
        if (run > length) run = length;
        int rest = length - run;
        int64_t all = ((int64_t)1 << rest) - 1, ours = blue & all;
        return ((Value)(isBlue ? run : -run) << 59) + ((2 * ours - all) << (59 - rest));
    }
    // Những viên trước viên thứ stone (từ 1).
    Row before(int stone) const { return {length == stone - 1 ? blue : blue >> (length - stone + 1), stone - 1}; }
};

int main() {
    in = fopen("STONE.INP", "r");
    FILE *out = fopen("STONE.OUT", "w");
    int n = 0, c = readByte();
    for (; c >= '0'; c = readByte()) n = 10 * n + c - '0';
    vector<Row> rows(n);
    Value sum = 0;
    for (Row &row : rows) {
        while (c <= ' ') c = readByte();
        uint64_t blue = 0;
        int length = 0;
        for (; c > ' '; c = readByte()) blue = 2 * blue + (c == 'B'), length++;
        row = {blue, length};
        sum += row.value();
    }
    if (sum <= 0) {
        fprintf(out, "Ron\n");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        const Row &row = rows[i];
        if (row.blue == 0) continue;
        Value others = sum - row.value();
        int last = row.length - __builtin_ctzll(row.blue);
        if (others + row.before(last).value() < 0) continue;
        fprintf(out, "Hermione\n%d %d\n", i + 1, last);
        return 0;
    }
}
