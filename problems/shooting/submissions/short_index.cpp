// Giữ vị trí của người thắng cuộc trong 16 bit: từ 65536 trở đi thì bị cắt.
#include <cstdio>

int score[5000000];

int main() {
    FILE *in = fopen("SHOOTING.INP", "r");
    FILE *out = fopen("SHOOTING.OUT", "w");
    int n, best = 0;
    unsigned short winner = 0;
    fscanf(in, "%d", &n);
    for (int i = 0; i < n; i++) {
        fscanf(in, "%d", &score[i]);
        if (score[i] > score[winner]) winner = i;
    }
    for (int i = winner + 1; i < n - 1; i++)
        if (score[i] % 10 == 5 && score[i + 1] < score[i] && score[i] > best) best = score[i];
    int place = 0;
    if (best > 0) {
        place = 1;
        for (int i = 0; i < n; i++)
            if (score[i] > best) place++;
    }
    fprintf(out, "%d\n", place);
}
