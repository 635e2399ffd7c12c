// Chậm: thử mọi dãy nước đi của từng quân tượng, nhớ tập ô đã thấy.
#include <algorithm>
#include <bitset>
#include <fstream>
#include <vector>
using namespace std;

typedef bitset<576> Cells;
int n, k, side, value[576];
vector<int> to[576];  // các ô nhìn thấy từ một ô, cũng là các ô đi tới được
Cells view[576];      // cũng các ô đó, dưới dạng tập hợp

// Đang đứng ở cell sau j nước, đã thấy tập seen, được score điểm.
void walk(int cell, const Cells &seen, int score, int j, vector<int> &best) {
    best[j] = max(best[j], score);
    if (j == k) return;
    for (int next : to[cell]) {
        int more = 0;
        for (int c : to[next])
            if (!seen[c]) more += value[c];
        walk(next, seen | view[next], score + more, j + 1, best);
    }
}

vector<int> half(int start) {
    vector<int> best(k + 1, -1000000000);
    int score = 0;
    for (int c : to[start]) score += value[c];
    walk(start, view[start], score, 0, best);
    return best;
}

int main() {
    ifstream in("BISHOP.INP");
    ofstream out("BISHOP.OUT");
    in >> n >> k;
    side = 2 * n;
    for (int c = 0; c < side * side; c++) in >> value[c];
    for (int c = 0; c < side * side; c++)
        for (int d = 0; d < side * side; d++)
            if (c != d && abs(c % side - d % side) == abs(c / side - d / side)) {
                to[c].push_back(d);
                view[c][d] = true;
            }
    vector<int> left = half(n - 1), right = half(n);
    int most = left[0] + right[k];
    for (int j = 0; j <= k; j++) most = max(most, left[j] + right[k - j]);
    out << most << '\n';
}
