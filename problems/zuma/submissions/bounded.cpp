#include <algorithm>
#include <fstream>
#include <string>
using namespace std;

string ring;
int n, best;
bool vowel[20], seen[1 << 20];

void visit(int left) {
    if (seen[left]) return;
    seen[left] = true;
    int k = 0, vowels = 0, odd = 0, bead[20];
    for (int i = 0; i < n; i++) {
        if (!(left >> i & 1)) continue;
        bead[k++] = i;
        if (vowel[i]) vowels++;
        else odd ^= 1 << (ring[i] - 'A');
    }
    best = min(best, k);
    int bound = max(__builtin_popcount(odd), vowels >= 3 ? 2 : 4 - k % 2);
    if (k < 5 || bound >= best) return;
    for (int x = 0; x < k; x++)
        for (int a = 1; a < 5; a++)
            for (int b = a; b < 5; b++) {
                int p = bead[x], q = bead[(x + a) % k], r = bead[(x + b) % k];
                bool allowed = q == r ? ring[p] == ring[q] : vowel[p] && vowel[q] && vowel[r];
                if (allowed) visit(left & ~(1 << p | 1 << q | 1 << r));
            }
}

int main() {
    ifstream("ZUMA.INP") >> ring;
    n = best = ring.size();
    for (int i = 0; i < n; i++) vowel[i] = string("AEIOUY").find(ring[i]) != string::npos;
    visit((1 << n) - 1);
    ofstream("ZUMA.OUT") << best << '\n';
}
