// Tìm kiếm đúng theo luật chơi, khi không ai chọn kín; mỗi thế cờ chỉ tính một lần.
#include <cstdio>
#include <algorithm>
#include <fstream>
#include <map>
#include <tuple>
using namespace std;

const bool OPENLY = true;
const bool STAY = false;
const bool MEMORY = true;

int m, n, k, a[10][10];
bool columnFirst;
map<tuple<int, int, int>, int> known;

// Người hàng còn được thêm nhiều nhất bao nhiêu, khi các hàng và cột trong hai tập đã bị xóa?
int best(int rows, int columns, int rounds) {
    if (rounds == 0) return 0;
    auto key = make_tuple(rows, columns, rounds);
    if (MEMORY && known.count(key)) return known[key];
    int first = columnFirst ? n : m, second = columnFirst ? m : n;
    int value = columnFirst ? 1000000000 : -1000000000;
    for (int x = 0; x < first; x++) {
        if ((columnFirst ? columns : rows) >> x & 1) continue;
        int answer = columnFirst ? -1000000000 : 1000000000;
        for (int y = 0; y < second; y++) {
            if ((columnFirst ? rows : columns) >> y & 1) continue;
            int i = columnFirst ? y : x, j = columnFirst ? x : y;
            int sum = a[i][j] + best(STAY ? rows : rows | 1 << i, columns | 1 << j, rounds - 1);
            answer = columnFirst ? max(answer, sum) : min(answer, sum);
        }
        value = columnFirst ? min(value, answer) : max(value, answer);
    }
    if (MEMORY) known[key] = value;
    return value;
}

int main() {
    ifstream in("MATMO.INP");
    in >> m >> n >> k;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) in >> a[i][j];
    int rowFirst = best(0, 0, k);
    known.clear();
    columnFirst = true;
    int turned = best(0, 0, k);
    FILE *out = fopen("MATMO.OUT", "w");
    fprintf(out, "%d\n%.6f\n", rowFirst, (double)turned);
}
