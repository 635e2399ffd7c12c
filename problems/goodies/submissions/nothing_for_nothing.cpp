// Tham lam có sửa sai, nhưng Jan để lại cho Petra mọi chiếc bánh không có giá trị với mình.
#include <algorithm>
#include <fstream>
#include <queue>
#include <string>
#include <vector>

int main() {
    std::ifstream in("GOODIES.INP");
    std::ofstream out("GOODIES.OUT");
    int t;
    in >> t;
    while (t--) {
        int n;
        std::string first;
        in >> n >> first;
        std::vector<std::pair<long long, long long>> sweet(n);
        for (auto &[petra, jan] : sweet) {
            in >> petra >> jan;
            petra = -petra;
        }
        std::sort(sweet.begin(), sweet.end());
        std::priority_queue<std::pair<long long, long long>> held;
        long long petras = 0, jans = 0;
        for (int i = 0; i < n; i++) {
            auto [petra, jan] = sweet[i];
            if (jan == 0) {
                petras -= petra;
                continue;
            }
            jans += jan;
            held.push({-jan, -petra});
            if ((int)held.size() > (i + 1 + (first == "Jan")) / 2) {
                jans += held.top().first;
                petras += held.top().second;
                held.pop();
            }
        }
        out << petras << ' ' << jans << '\n';
    }
}
