// Đúng: luôn lấy mỗi màu một viên của hai màu nhiều nhất. Nhưng làm từng bước một.
#include <algorithm>
#include <fstream>

int main() {
    std::ifstream in("COLLECT.INP");
    std::ofstream out("COLLECT.OUT");
    int t;
    long long n[3];
    in >> t;
    while (t-- && in >> n[0] >> n[1] >> n[2]) {
        for (;;) {
            std::sort(n, n + 3);
            if (n[1] == 0) break;
            n[0]++;
            n[1]--;
            n[2]--;
        }
        out << (n[2] == 1 ? "YES" : "NO") << '\n';
    }
}
