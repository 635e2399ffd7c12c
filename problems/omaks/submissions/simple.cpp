// Lập bảng giá trị Grundy đến n lớn nhất trong file rồi thử mọi dây cung vẽ từ một điểm.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream fin("OMAKS.INP");
    ofstream fout("OMAKS.OUT");
    int q;
    fin >> q;
    vector<int> circles(q);
    for (int &n : circles) fin >> n;
    int most = *max_element(circles.begin(), circles.end());
    vector<int> g = {0, 0};
    for (int n = 2; n <= most; n++) {
        bool seen[64] = {};
        for (int i = 0; i <= n - 2; i++) seen[g[i] ^ g[n - 2 - i]] = true;
        int mex = 0;
        while (seen[mex]) mex++;
        g.push_back(mex);
    }
    for (int n : circles) {
        long long ends = 0;
        for (int i = 0; i <= n - 2; i++) ends += g[i] == g[n - 2 - i];
        fout << (g[n] > 0) << ' ' << n * ends / 2 << '\n';
    }
}
