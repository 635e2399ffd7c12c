// Cho Jan ở mỗi lượt lấy chiếc bánh quý nhất với mình. Cậu nên chờ với những chiếc mà Petra chưa
// lấy ngay.
#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <tuple>
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
        std::set<std::tuple<long long, long long, int>> petras, jans;
        for (int i = 0; i < n; i++) {
            in >> sweet[i].first >> sweet[i].second;
            petras.insert({-sweet[i].first, sweet[i].second, i});
            jans.insert({-sweet[i].second, sweet[i].first, i});
        }
        long long petra = 0, jan = 0;
        bool is_petras = first == "Petra";
        for (int turn = 0; turn < n; turn++, is_petras = !is_petras) {
            int i = std::get<2>(is_petras ? *petras.begin() : *jans.begin());
            petras.erase({-sweet[i].first, sweet[i].second, i});
            jans.erase({-sweet[i].second, sweet[i].first, i});
            (is_petras ? petra : jan) += is_petras ? sweet[i].first : sweet[i].second;
        }
        out << petra << ' ' << jan << '\n';
    }
}
