// Nim bậc thang với cả khoảng trống, như thể viên sỏi đi xa bao nhiêu cũng được.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("STONES.INP");
    std::ofstream out("STONES.OUT");
    int n;
    std::string strip;
    in >> n >> strip;
    std::vector<int> gap;
    int before = 0, x = 0, count = 0;
    for (char cell : strip) {
        if (cell == 'X') gap.push_back(before), before = 0;
        else before++;
    }
    std::reverse(gap.begin(), gap.end());
    for (size_t i = 0; i < gap.size(); i += 2) x ^= gap[i];
    for (size_t i = 0; i < gap.size(); i++)
        for (int d = 1; d <= 2 && d <= gap[i]; d++) {
            if (i % 2 == 0) count += (x ^ gap[i] ^ (gap[i] - d)) == 0;
            else count += (x ^ gap[i - 1] ^ (gap[i - 1] + d)) == 0;
        }
    out << count << '\n';
}
