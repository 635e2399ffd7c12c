// Hai phụ âm bằng nhau nằm cạnh nhau thì lấy ngay, tưởng rằng lúc nào lấy cũng được.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

string ring;
int n, best;
bool vowel[24];
vector<bool> seen;

void visit(int mask) {
    if (best == 2 || seen[mask]) return;
    seen[mask] = true;
    vector<int> bead;
    for (int i = 0; i < n; i++)
        if (mask >> i & 1) bead.push_back(i);
    int k = bead.size();
    best = min(best, k);
    if (k < 5) return;
    // Vòng còn sáu viên thì phải để dành: sau đó chỉ còn bốn viên.
    if (k > 6)
        for (int i = 0; i < k; i++) {
            int x = bead[i], y = bead[(i + 1) % k];
            if (ring[x] == ring[y] && !vowel[x]) return visit(mask & ~(1 << x) & ~(1 << y));
        }
    for (int i = 0; i < k; i++)
        for (int a = 1; a < 5; a++) {
            int x = bead[i], y = bead[(i + a) % k];
            int rest = mask & ~(1 << x) & ~(1 << y);
            if (ring[x] == ring[y]) visit(rest);
            if (!vowel[x] || !vowel[y]) continue;
            for (int b = a + 1; b < 5; b++) {
                int z = bead[(i + b) % k];
                if (vowel[z]) visit(rest & ~(1 << z));
            }
        }
}

int main() {
    ifstream("ZUMA.INP") >> ring;
    n = ring.size();
    best = n;
    for (int i = 0; i < n; i++) vowel[i] = string("AEIOUY").find(ring[i]) != string::npos;
    seen.resize(1 << n);
    visit((1 << n) - 1);
    ofstream("ZUMA.OUT") << best << '\n';
}
