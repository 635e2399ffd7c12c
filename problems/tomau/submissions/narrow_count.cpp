// Đúng mọi mặt trừ một: số nước đi được lưu bằng 32 bit.
#include <cstdint>
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
    uint32_t count = 0;
    for (int i = 0; i < k; i++) {
        int wanted = sum ^ value(strip[i]);
        // Beyond 142 starts at a distance of 24 are alike, as long as both ends are far.
        for (int left = 0; left < strip[i]; left++) {
            if (left == 166 && strip[i] > 400) left += (strip[i] - 400) / 24 * 24;
            for (int length = 2; length <= 3 && left + length <= strip[i]; length++) {
                if ((value(left) ^ value(strip[i] - left - length)) != wanted) continue;
                bool stands = strip[i] > 400 && left >= 142 && left < 166;
                count += stands ? (strip[i] - 400) / 24 + 1 : 1;
                if (first[0] == 0) first[0] = i + 1, first[1] = left + 1, first[2] = length;
            }
        }
    }
    out << sum << '\n' << count << '\n';
    if (first[0] > 0) out << first[0] << ' ' << first[1] << ' ' << first[2] << '\n';
}
