// Tìm kiếm đúng theo luật chơi; mỗi số lượng số còn có thể chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

const int YES = 2;         // rule yes
const int NO = 1;          // rule no
const int SIZE = 1000000;  // rule size
const bool MEMORY = true;  // rule memory

vector<int> known;

// Số kẹo ít nhất để Ron chắc chắn tìm ra một trong left số.
int sweets(int left) {
    if (left == 1) return 0;
    if (MEMORY && known[left] > 0) return known[left];
    int best = 1000000000;
    for (int asked = 1; asked < left && asked <= SIZE; asked++) {
        int yes = YES + sweets(asked), no = NO + sweets(left - asked);
        best = min(best, max(yes, no));
    }
    if (MEMORY) known[left] = best;
    return best;
}

int main() {
    ifstream in("GUESS.INP");
    ofstream out("GUESS.OUT");
    int n;
    in >> n;
    known.assign(n + 1, 0);
    out << sweets(n) << '\n';
}
