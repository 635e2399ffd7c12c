// Tổng nim đúng, nhưng quên rằng viên sỏi thứ chẵn làm thay đổi khoảng trống của viên bên phải.
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
    for (size_t i = 0; i < gap.size(); i += 2) x ^= gap[i] % 3;
    for (size_t i = 0; i < gap.size(); i += 2)
        for (int d = 1; d <= 2 && d <= gap[i]; d++) count += (x ^ (gap[i] % 3) ^ ((gap[i] - d) % 3)) == 0;
    out << count << '\n';
}
