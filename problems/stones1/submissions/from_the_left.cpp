// Bậc thang ngược chiều: đánh số các viên sỏi từ bên trái.
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
    int before = 0;
    for (char cell : strip) {
        if (cell == 'X') gap.push_back(before), before = 0;
        else before++;
    }
    int x = 0, count = 0;
    for (size_t i = 0; i < gap.size(); i += 2) x ^= gap[i] % 3;
    for (size_t i = 0; i < gap.size(); i++)
        for (int d = 1; d <= 2 && d <= gap[i]; d++) {
            if (i % 2 == 0) count += (x ^ (gap[i] % 3) ^ ((gap[i] - d) % 3)) == 0;
            else if (i + 1 < gap.size()) count += (x ^ (gap[i + 1] % 3) ^ ((gap[i + 1] + d) % 3)) == 0;
        }
    out << count << '\n';
}
