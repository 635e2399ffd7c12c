// Quên rằng cột vừa đi bị cấm cho nước đi này: khi đó mỗi hàng chỉ cần một giá trị.
#include <algorithm>
#include <fstream>
#include <vector>

int main() {
    std::ifstream in("COBANG.INP");
    std::ofstream out("COBANG.OUT");
    int n, m, x, y;
    in >> n >> m >> x >> y;
    std::vector<int> v(x + 1);
    for (int i = 2; i <= x; i++) {
        int even = 1 << 30, odd = 0;
        for (int k = 1; k <= m && k < i; k++)
            if (v[i - k] % 2) odd = std::max(odd, v[i - k]);
            else even = std::min(even, v[i - k]);
        v[i] = (even < 1 << 30 ? even : odd) + 1;
    }
    out << v[x] % 2 << '\n' << v[x] << '\n';
}
