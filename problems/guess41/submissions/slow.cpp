// Thử mọi cách chia: đúng, nhưng mất n² / 2 bước.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("GUESS.INP");
    ofstream out("GUESS.OUT");
    int n;
    in >> n;
    vector<int> sweets(n + 1);  // sweets[c]: số kẹo khi còn c số có thể
    for (int c = 2; c <= n; c++) {
        sweets[c] = 2 * c;
        for (int yes = 1; yes < c; yes++)
            sweets[c] = min(sweets[c], max(2 + sweets[yes], 1 + sweets[c - yes]));
    }
    out << sweets[n] << "\n";
}
