// Ai không thắng được thì nêu số nhỏ nhất có thể, không phải số lớn nhất.
#include <fstream>
#include <map>

static std::map<long long, int> known;

// 0: the player to move wins, 1: the next one, 2: the one who announced n.
static int winner(long long n) {
    auto found = known.find(n);
    if (found != known.end()) return found->second;
    int role = 2;
    for (long long a = 2; a * a <= n && role != 0; a++)
        if (n % a == 0) {
            int after = winner(a + n / a);
            role = after == 2 ? 0 : (after + 1) % 3;
        }
    return known[n] = role;
}

int main() {
    std::ifstream in("GAME33.INP");
    std::ofstream out("GAME33.OUT");
    long long n;
    const int player[] = {2, 3, 1};
    while (in >> n) out << (n == 4 ? 0 : player[winner(n)]) << '\n';
}
