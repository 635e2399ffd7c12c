// Chậm: chia các quân chủ theo mọi cách, mỗi cách đếm số người nói dối.
#include <algorithm>
#include <fstream>
using namespace std;

int claim[4], turnedUp, fewest = 4;
int smallest[4];  // quân chủ nhỏ nhất của mỗi người, 0 nếu không có
int held[4];      // số quân chủ của mỗi người

// Các quân chủ nhỏ hơn trump đã có chỗ.
void deal(int trump) {
    if (trump == turnedUp) trump++;
    if (trump > 14) {
        int lies = 0;
        for (int p = 0; p < 4; p++) lies += smallest[p] != claim[p];
        fewest = min(fewest, lies);
        return;
    }
    deal(trump + 1);
    for (int p = 0; p < 4; p++) {
        if (held[p] == 6) continue;
        if (held[p]++ == 0) smallest[p] = trump;
        deal(trump + 1);
        if (--held[p] == 0) smallest[p] = 0;
    }
}

int main() {
    ifstream in("CARDS.INP");
    ofstream out("CARDS.OUT");
    for (int &c : claim) in >> c;
    for (turnedUp = 6; turnedUp <= 14; turnedUp++) deal(6);
    out << fewest << '\n';
}
