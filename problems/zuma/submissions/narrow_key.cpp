#include <algorithm>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

int best = 100;
vector<bool> seen(1000003);

bool vowel(char c) { return string("AEIOUY").find(c) != string::npos; }

int key(const string &ring) {
    long long k = 0;
    for (char c : ring) k = (k * 31 + c - 'A' + 1) % 1000003;  // hai vòng khác nhau có thể chung một số
    return k;
}

void visit(const string &ring) {
    if (seen[key(ring)]) return;
    seen[key(ring)] = true;
    int k = ring.size();
    best = min(best, k);
    if (k < 5) return;
    auto without = [&](int x, int y, int z) {
        string rest;
        for (int i = 0; i < k; i++)
            if (i != x && i != y && i != z) rest += ring[i];
        visit(rest);
    };
    for (int i = 0; i < k; i++)
        for (int a = 1; a < 5; a++) {
            int x = i, y = (i + a) % k;
            if (ring[x] == ring[y]) without(x, y, -1);
            if (!vowel(ring[x]) || !vowel(ring[y])) continue;
            for (int b = a + 1; b < 5; b++)
                if (vowel(ring[(i + b) % k])) without(x, y, (i + b) % k);
        }
}

int main() {
    string ring;
    ifstream("ZUMA.INP") >> ring;
    visit(ring);
    ofstream("ZUMA.OUT") << best << '\n';
}
