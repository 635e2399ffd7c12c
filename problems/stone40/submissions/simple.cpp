// Tính lại tổng giá trị của mọi hàng sau từng nước đi thử: đủ nhanh cho 100 hàng.
#include <fstream>
#include <string>
#include <vector>
using namespace std;

int n;
vector<string> rows;

// Tổng giá trị của mọi hàng, đơn vị là 2^-59.
__int128 total() {
    __int128 sum = 0;
    for (const string &row : rows) {
        __int128 weight = (__int128)1 << 59;
        bool changed = false;
        for (char stone : row) {
            if (stone != row[0]) changed = true;
            if (changed) weight /= 2;
            sum += stone == 'B' ? weight : -weight;
        }
    }
    return sum;
}

int main() {
    ifstream fin("STONE.INP");
    ofstream fout("STONE.OUT");
    fin >> n;
    rows.resize(n);
    for (string &row : rows) fin >> row;
    for (int i = 0; i < n; i++) {
        string whole = rows[i];
        for (int j = 0; j < (int)whole.size(); j++) {
            if (whole[j] != 'B') continue;
            rows[i] = whole.substr(0, j);
            if (total() >= 0) {
                fout << "Hermione\n" << i + 1 << ' ' << j + 1 << '\n';
                return 0;
            }
        }
        rows[i] = whole;
    }
    fout << "Ron\n";
}
