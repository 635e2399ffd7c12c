// Xét mọi thế cờ (hai thanh L, hai quân tròn) và lặp: thế nào đi được tới thế thua thì thắng, thế nào chỉ đi
// được tới các thế thắng thì thua; khi không còn gì thay đổi, các thế còn lại là hòa.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

vector<int> shapes;               // mọi cách đặt thanh L, mỗi cách là một tập ô
signed char value[48][48][16][16];  // 1 thắng, -1 thua, 0 hòa: L của người sắp đi, L kia, hai quân tròn
int bestShape, bestRound;         // nước đi tốt nhất tìm được

int evaluate(int own, int other, int a, int b) {
    int best = -1;
    int blocked = shapes[other] | 1 << a | 1 << b;
    for (int l = 0; l < (int)shapes.size(); l++) {
        if (l == own || (shapes[l] & blocked)) continue;
        int taken = shapes[l] | blocked;
        for (int to = 0; to < 16; to++)
            for (int stays : {a, b}) {
                int from = a + b - stays;
                // Đưa quân tròn về chính ô cũ nghĩa là không chuyển quân nào.
                if (to != from && (taken >> to & 1)) continue;
                int result = -value[other][l][min(stays, to)][max(stays, to)];
                if (result > best) {
                    best = result;
                    bestShape = shapes[l];
                    bestRound = 1 << stays | 1 << to;
                }
            }
    }
    return best;
}

int main() {
    for (int cell = 0; cell < 16; cell++)
        for (int turn = 0; turn < 8; turn++) {
            const int along[] = {0, 1, 2, 2}, aside[] = {0, 0, 0, 1};
            int set = 0;
            bool fits = true;
            for (int i = 0; i < 4; i++) {
                int dr = turn & 1 ? -along[i] : along[i], dc = turn & 2 ? -aside[i] : aside[i];
                if (turn & 4) swap(dr, dc);
                int r = cell / 4 + dr, c = cell % 4 + dc;
                if (r < 0 || r > 3 || c < 0 || c > 3) fits = false;
                else set |= 1 << (4 * r + c);
            }
            if (fits) shapes.push_back(set);
        }
    bool changed = true;
    while (changed) {
        changed = false;
        for (int own = 0; own < 48; own++)
            for (int other = 0; other < 48; other++)
                for (int b = 1; b < 16; b++)
                    for (int a = 0; a < b; a++) {
                        int round = 1 << a | 1 << b;
                        if (shapes[own] & shapes[other]) continue;
                        if ((shapes[own] | shapes[other]) & round) continue;
                        int now = evaluate(own, other, a, b);
                        if (now != value[own][other][a][b]) changed = true;
                        value[own][other][a][b] = now;
                    }
    }
    ifstream fin("LGAME.INP");
    ofstream fout("LGAME.OUT");
    string board, row;
    while (fin >> row) board += row;
    int own = 0, other = 0;
    vector<int> rounds;
    char letter = '*';
    for (int i = 0; i < 16; i++) {
        if (board[i] == '#') own |= 1 << i;
        else if (board[i] == 'x') rounds.push_back(i);
        else if (board[i] != '.') {
            other |= 1 << i;
            letter = board[i];
        }
    }
    int ownShape = find(shapes.begin(), shapes.end(), own) - shapes.begin();
    int otherShape = find(shapes.begin(), shapes.end(), other) - shapes.begin();
    int result = evaluate(ownShape, otherShape, rounds[0], rounds[1]);
    if (result < 0) fout << "No winning move Losing\n";
    else if (result == 0) fout << "No winning Draw\n";
    else
        for (int i = 0; i < 16; i++) {
            char cell = '.';
            if (bestShape >> i & 1) cell = '#';
            if (bestRound >> i & 1) cell = 'x';
            if (other >> i & 1) cell = letter;
            fout << cell;
            if (i % 4 == 3) fout << '\n';
        }
}
