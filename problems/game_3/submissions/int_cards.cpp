// Đúng với các quân bài đến 2^31: số lớn hơn mất các bit cao, vì vậy mất cả số dư.
#include <cstdio>
#include <cstring>

static signed char known[302][302][302][3];
static int n, total;

static int value(int a, int b, int c, int sum) {
    if (a + b + c == 0) {
        int other = (total - sum + 3) % 3;
        return (sum == 0) - (other == 0);
    }
    signed char &best = known[a][b][c][sum];
    if (best != 2) return best;
    bool is_first = (n - a - b - c) % 2 == 0;
    int v = is_first ? -1 : 1;
    auto look = [&](int other) {
        if (is_first ? other > v : other < v) v = other;
    };
    if (a) look(value(a - 1, b, c, sum));
    if (b) look(value(a, b - 1, c, is_first ? (sum + 1) % 3 : sum));
    if (c) look(value(a, b, c - 1, is_first ? (sum + 2) % 3 : sum));
    return best = v;
}

int main() {
    FILE *in = fopen("GAME_3.INP", "r");
    FILE *out = fopen("GAME_3.OUT", "w");
    int count[3] = {0, 0, 0};
    if (fscanf(in, "%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        long long large;
        if (fscanf(in, "%lld", &large) != 1) return 1;
        int card = (int)large & 0x7fffffff;
        count[card % 3]++;
        total = (total + card % 3) % 3;
    }
    for (int a = 0; a <= count[0]; a++)
        for (int b = 0; b <= count[1]; b++)
            for (int c = 0; c <= count[2]; c++) memset(known[a][b][c], 2, 3);
    int result = value(count[0], count[1], count[2], 0);
    fprintf(out, "%s\n", result > 0 ? "FIRST" : result < 0 ? "SECOND" : "DRAW");
    return 0;
}
