// Đúng: với mỗi k đi một lượt qua mọi giá trị đến n lớn nhất. Quá xa khi vượt 10^6.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("CARDS.INP");
    std::ofstream out("CARDS.OUT");
    int t;
    in >> t;
    std::vector<int> answer(t);
    std::vector<std::pair<long long, int>> asked[11];
    for (int i = 0; i < t; i++) {
        long long n;
        int k;
        in >> n >> k;
        asked[k].push_back({n, i});
    }
    for (int k = 2; k <= 10; k++) {
        std::sort(asked[k].begin(), asked[k].end());
        std::vector<int> good(16, (2 << k) - 2);  // the last sixteen sets of cards, as bits
        long long left = -1;
        for (auto [n, i] : asked[k]) {
            while (left < n) {
                left++;
                int set = 0;
                for (int card = 1; card <= k; card++)
                    if ((good[(left - card) & 15] & ~(1 << card)) == 0) set |= 1 << card;
                good[left & 15] = set;
            }
            answer[i] = good[n & 15];
        }
    }
    for (int set : answer) {
        out << __builtin_popcount(set);
        for (int card = 1; card <= 10; card++)
            if (set >> card & 1) out << ' ' << card;
        out << '\n';
    }
}
