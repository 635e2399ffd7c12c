// Lập bảng giá trị Grundy đến dải dài nhất rồi thử mọi nước đi.
#include <algorithm>
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream fin("TOMAU.INP");
    ofstream fout("TOMAU.OUT");
    int k;
    fin >> k;
    vector<int> strip(k);
    for (int &n : strip) fin >> n;
    int longest = *max_element(strip.begin(), strip.end());
    vector<int> g(longest + 1);
    for (int n = 2; n <= longest; n++) {
        bool seen[64] = {};
        for (int length = 2; length <= 3; length++)
            for (int left = 0; left <= n - length; left++)
                seen[g[left] ^ g[n - length - left]] = true;
        while (seen[g[n]]) g[n]++;
    }
    int total = 0;
    for (int n : strip) total ^= g[n];
    long long winning = 0;
    int where = 0, start = 0, cells = 0;
    for (int i = 0; i < k; i++)
        for (int left = 0; left < strip[i]; left++)
            for (int length = 2; length <= 3 && left + length <= strip[i]; length++) {
                int right = strip[i] - length - left;
                if ((total ^ g[strip[i]] ^ g[left] ^ g[right]) != 0) continue;
                if (winning == 0) where = i + 1, start = left + 1, cells = length;
                winning++;
            }
    fout << total << '\n' << winning << '\n';
    if (winning > 0) fout << where << ' ' << start << ' ' << cells << '\n';
}
