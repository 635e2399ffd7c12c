#include <algorithm>
#include <fstream>
#include <vector>

int n, dem[3], tong;
std::vector<signed char> nho;

// Còn a, b, c quân có số dư 0, 1, 2; s là số dư của tổng người đi trước.
// Kết quả: 1 người đi trước thắng, 0 hòa, -1 thua.
int tinh(int a, int b, int c, int s) {
    if (a + b + c == 0) {
        int kia = (tong - s + 3) % 3;
        return (s == 0 ? 1 : 0) - (kia == 0 ? 1 : 0);
    }
    signed char &kq = nho[((a * (dem[1] + 1) + b) * (dem[2] + 1) + c) * 3 + s];
    if (kq != 2) return kq;
    bool diTruoc = (n - a - b - c) % 2 == 0;
    int tot = diTruoc ? -1 : 1;
    int con[3] = {a, b, c};
    for (int du = 0; du < 3; du++) {
        if (con[du] == 0) continue;
        con[du]--;
        int sau = tinh(con[0], con[1], con[2], diTruoc ? (s + du) % 3 : s);
        con[du]++;
        tot = diTruoc ? std::max(tot, sau) : std::min(tot, sau);
    }
    kq = (signed char)tot;
    return tot;
}

int main() {
    std::ifstream in("GAME_3.INP");
    std::ofstream out("GAME_3.OUT");
    in >> n;
    for (int i = 0; i < n; i++) {
        long long x;
        in >> x;
        dem[x % 3]++;
        tong = (tong + x % 3) % 3;
    }
    nho.assign((dem[0] + 1) * (dem[1] + 1) * (dem[2] + 1) * 3, 2);
    int kq = tinh(dem[0], dem[1], dem[2], 0);
    out << (kq > 0 ? "FIRST" : kq < 0 ? "SECOND" : "DRAW") << '\n';
}
