// Đếm mỗi dải một nước thắng, như trong trò Nim.
#include <fstream>
#include <vector>

int main() {
    std::vector<int> g(1001);
    for (int n = 2; n <= 1000; n++) {
        bool seen[64] = {};
        for (int length = 2; length <= 3; length++)
            for (int left = 0; left <= n - length; left++) seen[g[left] ^ g[n - length - left]] = true;
        while (seen[g[n]]) g[n]++;
    }
    std::ifstream in("TOMAU.INP");
    std::ofstream out("TOMAU.OUT");
    int k, sum = 0, count = 0, first[3] = {};
    in >> k;
    std::vector<int> strip(k);
    for (int &n : strip) {
        in >> n;
        sum ^= g[n];
    }
    for (int i = 0; i < k; i++) {
        bool found = false;
        for (int left = 0; left < strip[i] && !found; left++)
            for (int length = 2; length <= 3 && left + length <= strip[i] && !found; length++)
                if ((sum ^ g[strip[i]] ^ g[left] ^ g[strip[i] - left - length]) == 0) {
                    found = true;
                    if (count++ == 0) first[0] = i + 1, first[1] = left + 1, first[2] = length;
                }
    }
    out << sum << '\n' << count << '\n';
    if (count > 0) out << first[0] << ' ' << first[1] << ' ' << first[2] << '\n';
}
