// Đúng khi các số nguyên tố đến 7368787 là đủ, tức là với 500000 vòng.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("NEIGHBOR.INP");
    std::ofstream out("NEIGHBOR.OUT");
    const long long last = 7368787;
    long long n, k, a;
    in >> n >> k >> a;
    std::vector<bool> composite(last + 1);
    std::vector<long long> primes;
    for (long long p = 2; p <= last; p++) {
        if (composite[p]) continue;
        primes.push_back(p);
        for (long long m = p * p; m <= last; m += p) composite[m] = true;
    }
    k = std::min(k, (long long)primes.size());
    long long place = a - 1;
    for (int i = 0; i < k; i++) {
        long long laps = primes[i] / (n - 1) % n, rest = primes[i] % (n - 1);
        if (place == 0) place = rest;
        else if (place <= rest) place--;
        place = (place + n - laps) % n;
    }
    long long beside[2] = {(place + 1) % n, (place + n - 1) % n};
    for (long long &b : beside)
        for (int i = k - 1; i >= 0; i--) {
            long long laps = primes[i] / (n - 1) % n, rest = primes[i] % (n - 1);
            b = (b + laps) % n;
            if (b == rest) b = 0;
            else if (b < rest) b++;
        }
    out << beside[0] + 1 << ' ' << beside[1] + 1 << '\n';
}
