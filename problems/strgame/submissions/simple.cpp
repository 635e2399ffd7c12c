// Đúng, nhưng trước mỗi nước đi ghi lại trạng thái: 4 byte cho mỗi trạng thái trong 150 triệu.
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("STRGAME.INP");
    std::ofstream out("STRGAME.OUT");
    std::string s;
    int left, right;
    in >> s >> left >> right;
    int n = int(s.size()), width = left + right + 1 < n ? left + right + 1 : n;
    // A position is a cell with two former letters; 8 is no letter. Most of the 81 never occur.
    std::vector<int> first(81 * n + 2), degree(81 * n), arcs;
    for (int pass = 0; pass < 2; pass++) {
        for (int cell = 0; cell < n; cell++)
            for (int a = 0, own = s[cell] - 'a'; a < 9; a++)
                for (int k = 0, to = ((cell - left) % n + n) % n; k < width; k++, to++) {
                    if (to >= n) to -= n;
                    int letter = s[to] - 'a', next = 81 * to + 9 * own + a;
                    if (a == own || letter == own || letter == a) continue;
                    for (int b = a < 8 ? 0 : 8, i = 81 * cell + 9 * a + b; b < 9; b++, i++) {
                        if (b == own || b == letter || (b == a && b < 8)) continue;
                        if (pass == 0) first[next + 2]++, degree[i]++;
                        else arcs[first[next + 1]++] = i;
                    }
                }
        if (pass == 0) {
            for (int i = 2; i <= 81 * n + 1; i++) first[i] += first[i - 1];
            arcs.resize(first[81 * n + 1]);
        }
    }
    std::vector<signed char> value(81 * n);
    std::vector<int> queue;
    for (int i = 0; i < 81 * n; i++)
        if (degree[i] == 0) value[i] = -1, queue.push_back(i);
    for (size_t at = 0; at < queue.size(); at++) {
        int i = queue[at];
        for (int k = first[i]; k < first[i + 1]; k++) {
            int before = arcs[k];
            if (value[before] != 0) continue;
            if (value[i] < 0) value[before] = 1;
            else if (--degree[before] == 0) value[before] = -1;
            if (value[before] != 0) queue.push_back(before);
        }
    }
    out << (value[80] > 0 ? "WIN" : value[80] < 0 ? "LOSE" : "DRAW") << '\n';
}
