// Đúng và nhớ mọi thứ, nhưng hỏi mọi số có thể, kể cả khi đã tìm được một số thắng, và tìm ước
// bằng cách chia thử.
#include <cstdio>
#include <unordered_map>

static std::unordered_map<long long, int> known;

// 0: the player to move wins, 1: the next one, 2: the one who announced n.
static int winner(long long n) {
    auto found = known.find(n);
    if (found != known.end()) return found->second;
    int role = 2, first = -1;
    for (long long a = 2; a * a <= n; a++)
        if (n % a == 0) {
            int after = winner(a + n / a);
            if (first < 0) role = first = (after + 1) % 3;
            if (after == 2) role = 0;
        }
    return known[n] = role;
}

int main() {
    FILE *in = fopen("GAME33.INP", "r");
    FILE *out = fopen("GAME33.OUT", "w");
    long long n;
    const int player[] = {2, 3, 1};
    while (fscanf(in, "%lld", &n) == 1) fprintf(out, "%d\n", n == 4 ? 0 : player[winner(n)]);
    return 0;
}
