#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

struct Stone {
    long long cell;  // x * WIDTH + y
    int time;
};

const long long WIDTH = 4000000003LL;  // rộng hơn bàn cờ: hai ô kề nhau không bị "tràn" sang cột khác

bool before(const Stone &a, const Stone &b) { return a.cell < b.cell; }

int n, winTime;
vector<Stone> stones[2];
vector<int> nextStone;

FILE *in, *out;

// Đọc nhanh một số nguyên.
int readInt() {
    int c = getc(in), sign = 1, value = 0;
    while (c != '-' && (c < '0' || c > '9')) c = getc(in);
    if (c == '-') {
        sign = -1;
        c = getc(in);
    }
    for (; c >= '0' && c <= '9'; c = getc(in)) value = value * 10 + (c - '0');
    return sign * value;
}

// Ô kề theo một hướng là ô có số hiệu lớn hơn đúng step. Các ô đã sắp xếp nên con trỏ chỉ tiến.
void scan(const vector<Stone> &s, long long step) {
    int count = s.size(), j = 0;
    nextStone.assign(count, count);
    for (int i = 0; i < count; i++) {
        while (j < count && s[j].cell < s[i].cell + step) j++;
        if (j < count && s[j].cell == s[i].cell + step) nextStone[i] = j;
    }
    for (int i = 0; i < count; i++) {
        int at = i, last = s[i].time;
        for (int k = 1; k < 5 && at < count; k++) {
            at = nextStone[at];
            if (at < count) last = max(last, s[at].time);
        }
        // Năm quân thành hàng vào lúc quân muộn nhất trong chúng được đặt.
        if (at < count) winTime = min(winTime, last);
    }
}

int main() {
    in = fopen("CARO.INP", "r");
    n = readInt();
    for (int i = 1; i <= n; i++) {
        long long x = readInt(), y = readInt();
        stones[i % 2].push_back({x * WIDTH + y, i});
    }
    fclose(in);

    winTime = n + 1;
    for (int player = 0; player < 2; player++) {
        sort(stones[player].begin(), stones[player].end(), before);
        scan(stones[player], 1);
        scan(stones[player], WIDTH - 1);
        scan(stones[player], WIDTH);
        scan(stones[player], WIDTH + 1);
    }

    out = fopen("CARO.OUT", "w");
    if (winTime > n)
        fputs("Draw\n", out);
    else if (winTime < n)
        fputs("Inconsistent\n", out);
    else if (n % 2 == 1)
        fputs("First player won\n", out);
    else
        fputs("Second player won\n", out);
    fclose(out);
}
