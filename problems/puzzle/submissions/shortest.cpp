// Lấy đường dài nhất trong các đường ngắn nhất, như thể quân đã về đích được đứng chờ ở đó.
#include <algorithm>
#include <fstream>
#include <queue>
#include <vector>

int main() {
    std::ifstream in("PUZZLE.INP");
    std::ofstream out("PUZZLE.OUT");
    int k, longest = 0;
    in >> k;
    while (k-- > 0) {
        int n, m;
        in >> n >> m;
        std::vector<std::vector<int>> next(n + 1);
        for (int a, b; m-- > 0;) {
            in >> a >> b;
            next[a].push_back(b);
            next[b].push_back(a);
        }
        std::vector<int> steps(n + 1, -1);
        std::queue<int> queue;
        steps[1] = 0;
        queue.push(1);
        while (!queue.empty()) {
            int cell = queue.front();
            queue.pop();
            for (int to : next[cell])
                if (steps[to] < 0) {
                    steps[to] = steps[cell] + 1;
                    queue.push(to);
                }
        }
        longest = std::max(longest, steps[n]);
    }
    out << longest << '\n';
}
