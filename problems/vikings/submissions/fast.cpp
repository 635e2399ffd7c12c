// Hai đợt loang, mỗi lượt một bước; mỗi ô một byte. Mỗi đoạn biển chỉ bị ngắm một lần. Ô bên cạnh có mới hay không thì
// như gieo xúc xắc, nên không rẽ nhánh: ô nào cũng được ghi vào cuối danh sách, nhưng chỉ ô mới mới được đếm.
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace std;

const uint8_t ISLAND = 1, VIKINGS = 2, YOURS = 4, ALONG = 8, DOWN = 16;
const uint32_t WIDTH = 3002;

static vector<uint8_t> sea(WIDTH * WIDTH, ISLAND);  // một viền đảo bao quanh
static char buffer[1 << 16];

static void watch(uint32_t cell, int32_t step, uint8_t mark) {
    if (sea[cell] & mark) return;
    for (uint8_t *at = &sea[0] + cell; !(*at & ISLAND); at += step) *at |= mark;
    for (uint8_t *at = &sea[0] + cell - step; !(*at & ISLAND); at -= step) *at |= mark;
}

int main() {
    FILE *in = fopen("VIKINGS.INP", "r");
    uint32_t n, m;
    if (fscanf(in, "%u %u", &n, &m) != 2) return 1;
    vector<uint32_t> vikings, yours, next;
    uint32_t treasure = 0, row = 0, column = m + 1;
    for (size_t filled; (filled = fread(buffer, 1, sizeof buffer, in)) > 0;)
        for (size_t i = 0; i < filled; i++) {
            char letter = buffer[i];
            if (letter <= ' ') continue;
            if (++column > m) row++, column = 1;
            uint32_t cell = row * WIDTH + column;
            sea[cell] = letter == 'I';
            if (letter == 'V') vikings.push_back(cell);
            if (letter == 'Y') yours.push_back(cell);
            if (letter == 'T') treasure = cell;
        }

    auto advance = [&](vector<uint32_t> &wave, uint8_t mark, uint8_t closed) {
        next.resize(4 * wave.size());
        uint32_t *end = next.data();
        uint8_t *map = sea.data();
        auto enter = [&](uint32_t to) {
            bool fresh = !(map[to] & closed);
            map[to] |= mark * fresh;
            *end = to;
            end += fresh;
        };
        for (uint32_t cell : wave) {
            enter(cell - WIDTH);
            enter(cell - 1);
            enter(cell + 1);
            enter(cell + WIDTH);
        }
        next.resize(end - next.data());
        swap(wave, next);
    };
    auto look = [&] {
        for (uint32_t cell : vikings) {
            watch(cell, 1, ALONG);
            watch(cell, WIDTH, DOWN);
        }
    };
    look();
    while (!yours.empty() && !(sea[treasure] & YOURS)) {
        advance(vikings, VIKINGS, ISLAND | VIKINGS);
        look();
        advance(yours, YOURS, ISLAND | YOURS | ALONG | DOWN);
    }
    FILE *out = fopen("VIKINGS.OUT", "w");
    fputs(sea[treasure] & YOURS ? "YES\n" : "NO\n", out);
}
