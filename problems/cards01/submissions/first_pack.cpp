// Chỉ lập một bảng, theo k của test đầu tiên, rồi dùng cho mọi bộ bài.
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("CARDS.INP");
    std::ofstream out("CARDS.OUT");
    int t, n, k;
    in >> t;
    std::vector<int> good;  // good[left]: set of winning cards, as bits
    while (t-- && in >> n >> k) {
        if (good.empty())
            for (int left = 0; left <= 1000000; left++) {
                int set = 0;
                for (int card = 1; card <= k && card <= left; card++)
                    if ((good[left - card] & ~(1 << card)) == 0) set |= 1 << card;
                good.push_back(set);
            }
        out << __builtin_popcount(good[n]);
        for (int card = 1; card <= 10; card++)
            if (good[n] >> card & 1) out << ' ' << card;
        out << '\n';
    }
}
