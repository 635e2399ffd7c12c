// Nhìn từ số vừa báo, ba người có ba vai: 0 là người sắp đi, 1 là người kế tiếp, 2 là người vừa báo số.
#include <algorithm>
#include <fstream>
#include <unordered_map>
#include <vector>
using namespace std;

vector<int> primes;
unordered_map<long long, int> known;

// Các tổng a + b với a * b = n, a, b >= 2, tăng dần.
vector<long long> sums(long long n) {
    vector<long long> divisors = {1};
    long long rest = n;
    for (int p : primes) {
        if ((long long)p * p > rest) break;
        size_t before = divisors.size();
        for (long long power = p; rest % p == 0; power *= p) {
            rest /= p;
            for (size_t i = 0; i < before; i++) divisors.push_back(divisors[i] * power);
        }
    }
    if (rest > 1) {
        size_t before = divisors.size();
        for (size_t i = 0; i < before; i++) divisors.push_back(divisors[i] * rest);
    }
    vector<long long> result;
    for (long long a : divisors)
        if (a > 1 && a <= n / a) result.push_back(a + n / a);
    sort(result.begin(), result.end());
    return result;
}

// Vai của người thắng khi số vừa báo là n (khác 4).
int winner(long long n) {
    auto found = known.find(n);
    if (found != known.end()) return found->second;
    vector<long long> next = sums(n);
    int role = 2;
    if (!next.empty()) {
        // Tổng nhỏ dẫn tới ít số hơn, nên thử trước.
        for (long long sum : next)
            if (winner(sum) == 2) {
                role = 0;
                break;
            }
        if (role != 0) role = winner(next.back()) + 1;
    }
    return known[n] = role;
}

int main() {
    vector<bool> composite(1000001);
    for (int p = 2; p <= 1000000; p++) {
        if (composite[p]) continue;
        primes.push_back(p);
        for (long long q = (long long)p * p; q <= 1000000; q += p) composite[q] = true;
    }
    ifstream fin("GAME33.INP");
    ofstream fout("GAME33.OUT");
    const int player[] = {2, 3, 1};
    long long n;
    while (fin >> n) fout << (n == 4 ? 0 : player[winner(n)]) << '\n';
}
