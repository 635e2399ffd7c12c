// Người đi tới chỗ p mod n, nhưng những người bị vượt qua chỉ lùi một lần.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NEIGHBOR.INP");
    std::ofstream out("NEIGHBOR.OUT");
    long long n, k, a;
    in >> n >> k >> a;
    std::vector<bool> composite(7400000);
    std::vector<long long> primes;
    for (long long p = 2; p < 7400000; p++) {
        if (composite[p]) continue;
        primes.push_back(p);
        for (long long m = p * p; m < 7400000; m += p) composite[m] = true;
    }
    long long place = a - 1;
    for (int i = 0; i < k; i++) {
        long long end = primes[i] % n;
        if (place == 0) place = end;
        else if (place <= end) place--;
    }
    long long beside[2] = {(place + 1) % n, (place + n - 1) % n};
    for (long long &b : beside)
        for (int i = k - 1; i >= 0; i--) {
            long long end = primes[i] % n;
            if (b == end) b = 0;
            else if (b < end) b++;
        }
    out << beside[0] + 1 << ' ' << beside[1] + 1 << '\n';
}
