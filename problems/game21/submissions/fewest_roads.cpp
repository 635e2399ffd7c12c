// Tìm đường đi qua ít con đường nhất rồi mới cộng độ dài.
#include <fstream>
#include <queue>
#include <utility>
#include <vector>

int main() {
    std::ifstream in("GAME21.INP");
    std::ofstream out("GAME21.OUT");
    int n, m, s1, s2, t;
    in >> n >> m;
    std::vector<std::vector<std::pair<int, int>>> roads(n + 1);
    for (int a, b, c; m-- > 0;) {
        in >> a >> b >> c;
        roads[a].push_back({b, c});
        roads[b].push_back({a, c});
    }
    in >> s1 >> s2 >> t;
    std::vector<long long> far(n + 1, -1);
    std::queue<int> queue;
    far[t] = 0;
    queue.push(t);
    while (!queue.empty()) {
        int city = queue.front();
        queue.pop();
        for (auto [to, length] : roads[city])
            if (far[to] < 0) {
                far[to] = far[city] + length;
                queue.push(to);
            }
    }
    out << (far[s1] <= far[s2] ? "First" : "Second") << '\n';
}
