// Đếm số vòng đi hết vòng tròn bằng 8 bit.
#include <fstream>
#include <vector>
using namespace std;

int primes[5000000];
int n, k, a;

int before(int place) {
    for (int i = k - 1; i >= 0; i--) {
        int q = (unsigned char)(primes[i] / (n - 1)) % n, r = primes[i] % (n - 1);
        place = (place + q) % n;
        if (place == r) place = 0;
        else if (place < r) place++;
    }
    return place + 1;
}

int main() {
    ifstream in("NEIGHBOR.INP");
    ofstream out("NEIGHBOR.OUT");
    in >> n >> k >> a;
    // Số nguyên tố thứ 500000 là 7368787, thứ 5000000 là 86028121.
    int limit = k <= 500000 ? 7368787 : 86028121;
    vector<bool> composite(limit / 2 + 1);   // composite[i]: số lẻ 2 * i + 1 là hợp số
    primes[0] = 2;
    int found = 1;
    for (long long p = 3; found < k; p += 2) {
        if (composite[p / 2]) continue;
        primes[found++] = p;
        for (long long m = p * p; m <= limit; m += 2 * p) composite[m / 2] = true;
    }
    int place = a - 1;
    for (int i = 0; i < k; i++) {
        int q = (unsigned char)(primes[i] / (n - 1)) % n, r = primes[i] % (n - 1);
        if (place == 0) place = r;
        else if (place <= r) place--;
        place = (place - q + n) % n;
    }
    out << before((place + 1) % n) << ' ' << before((place + n - 1) % n) << '\n';
}
