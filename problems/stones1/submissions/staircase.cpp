#include <fstream>
#include <string>
#include <vector>
using namespace std;

int balance(const vector<int> &gap) {
    int total = 0;
    for (size_t i = 0; i < gap.size(); i += 2) total ^= gap[i] % 3;
    return total;
}

int main() {
    ifstream in("STONES.INP");
    ofstream out("STONES.OUT");
    int n;
    string strip;
    in >> n >> strip;
    vector<int> gap;
    for (int cell = n - 1; cell >= 0; cell--) {
        if (strip[cell] == 'X') gap.push_back(0);
        else if (!gap.empty()) gap.back()++;
    }
    int wins = 0;
    for (size_t i = 0; i < gap.size(); i++)
        for (int d = 1; d <= 2 && d <= gap[i]; d++) {
            vector<int> after = gap;
            after[i] -= d;
            if (i > 0) after[i - 1] += d;
            if (balance(after) == 0) wins++;
        }
    out << wins << '\n';
}
