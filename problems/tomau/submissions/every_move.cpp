// Đúng, nhưng thử mọi nước đi của mọi dải.
#include <fstream>
#include <vector>

static int g[1000];

static int value(int n) { return n < 166 ? g[n] : g[142 + (n - 142) % 24]; }

int main() {
    for (int n = 2; n < 1000; n++) {
        bool seen[64] = {};
        for (int length = 2; length <= 3; length++)
            for (int left = 0; left <= n - length; left++) seen[g[left] ^ g[n - length - left]] = true;
        while (seen[g[n]]) g[n]++;
    }
    std::ifstream in("TOMAU.INP");
    std::ofstream out("TOMAU.OUT");
    int k, sum = 0, first[3] = {};
    in >> k;
    std::vector<int> strip(k);
    for (int &n : strip) {
        in >> n;
        sum ^= value(n);
    }
    long long count = 0;
    for (int i = 0; i < k; i++)
        for (int left = 0; left < strip[i]; left++)
            for (int length = 2; length <= 3 && left + length <= strip[i]; length++)
                if ((sum ^ value(strip[i]) ^ value(left) ^ value(strip[i] - left - length)) == 0) {
                    if (count++ == 0) first[0] = i + 1, first[1] = left + 1, first[2] = length;
                }
    out << sum << '\n' << count << '\n';
    if (count > 0) out << first[0] << ' ' << first[1] << ' ' << first[2] << '\n';
}
