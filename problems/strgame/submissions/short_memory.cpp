// Cấm chữ cái của ô này và ô trước nó, nhưng không cấm chữ của ô trước nữa.
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("STRGAME.INP");
    std::ofstream out("STRGAME.OUT");
    std::string s;
    int left, right;
    in >> s >> left >> right;
    int n = int(s.size());
    // State: cell and the letter before; 8 where there is none.
    std::vector<int> degree(9 * n), value(9 * n), queue;
    auto at = [&](int cell, int shift) { return (cell + shift + 50 * n) % n; };
    for (int cell = 0; cell < n; cell++)
        for (int a = 0; a < 9; a++) {
            for (int d = -left; d <= right; d++) {
                char letter = s[at(cell, d)];
                degree[9 * cell + a] += letter != s[cell] && letter != 'a' + a;
            }
            if (degree[9 * cell + a] == 0) {
                value[9 * cell + a] = -1;
                queue.push_back(9 * cell + a);
            }
        }
    for (size_t i = 0; i < queue.size(); i++) {
        int cell = queue[i] / 9, a = queue[i] % 9;
        for (int d = -left; d <= right; d++) {
            int from = at(cell, -d);
            if (s[from] != 'a' + a || s[from] == s[cell]) continue;
            for (int b = 0; b < 9; b++) {
                int before = 9 * from + b;
                if (b == s[cell] - 'a' || value[before] != 0) continue;
                if (value[queue[i]] < 0) value[before] = 1;
                else if (--degree[before] == 0) value[before] = -1;
                if (value[before] != 0) queue.push_back(before);
            }
        }
    }
    out << (value[8] > 0 ? "WIN" : value[8] < 0 ? "LOSE" : "DRAW") << '\n';
}
