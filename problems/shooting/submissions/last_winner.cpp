// Tìm bố sau người thắng cuối cùng; ông có thể đã bắn giữa hai người trong số họ.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("SHOOTING.INP");
    std::ofstream out("SHOOTING.OUT");
    int n;
    in >> n;
    std::vector<int> score(n);
    for (int &s : score) in >> s;
    int winner = 0;
    for (int i = 0; i < n; i++)
        if (score[i] >= score[winner]) winner = i;
    int best = 0;
    for (int i = winner + 1; i + 1 < n; i++)
        if (score[i] % 10 == 5 && score[i + 1] < score[i]) best = std::max(best, score[i]);
    int place = 0;
    if (best > 0) place = 1 + int(std::count_if(score.begin(), score.end(), [&](int s) { return s > best; }));
    out << place << '\n';
}
