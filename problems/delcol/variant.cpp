// Tìm kiếm đúng theo luật chơi; mỗi tập cột đã xóa chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

const bool ENDS = false;   // rule ends
const int FIRST = 100;     // rule first
const int LEFT = 0;        // rule left
const bool MEMORY = true;  // rule memory

const int UNKNOWN = 1000000000;
int n;
vector<int> a, b, known;

// Người sắp đi hơn được bao nhiêu, kể từ khi các cột của tập crossed đã bị xóa?
int ahead(int crossed) {
    int count = __builtin_popcount(crossed), left = n - count;
    if (left <= LEFT) return 0;
    if (MEMORY && known[crossed] != UNKNOWN) return known[crossed];
    int best = -UNKNOWN, place = 0;
    for (int i = 0; i < n; i++) {
        if (crossed >> i & 1) continue;
        place++;  // cột i là cột thứ mấy trong các cột còn lại
        if (place > FIRST || (ENDS && place > 1 && place < left)) continue;
        int gain = count % 2 == 0 ? a[i] : b[i];
        best = max(best, gain - ahead(crossed | 1 << i));
    }
    if (MEMORY) known[crossed] = best;
    return best;
}

int main() {
    ifstream in("DELCOL.INP");
    ofstream out("DELCOL.OUT");
    in >> n;
    a.resize(n);
    b.resize(n);
    for (int i = 0; i < n; i++) in >> a[i] >> b[i];
    if (MEMORY) known.assign(1 << n, UNKNOWN);
    out << ahead(0) << '\n';
}
