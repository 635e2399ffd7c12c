// Bố Steve phải bắn sau người thắng cuộc đầu tiên. Trong những người phù hợp chọn người điểm cao
// nhất, rồi đếm số người có điểm cao hơn.
#include <cstdio>

int score[5000000];

int main() {
    FILE *in = fopen("SHOOTING.INP", "r");
    FILE *out = fopen("SHOOTING.OUT", "w");
    int n, winner = 0, best = 0;
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
