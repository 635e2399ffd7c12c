// Để lại cho đối thủ một bội của M + 1.
#include <cstdio>
using namespace std;

int q;
long long n, m;

int main() {
    freopen("BOCSOIA.INP", "r", stdin);
    freopen("BOCSOIA.OUT", "w", stdout);
    scanf("%d", &q);
    while (q--) {
        scanf("%lld %lld", &n, &m);
        long long take = n % (m + 1);
        if (take > 0) printf("1 %lld\n", take);
        else printf("0 %d\n", n > 0 ? 1 : 0);
    }
}
