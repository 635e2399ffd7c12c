#include <fstream>

// dem[s]: số cột có tổng hai số bằng s
int n, dem[6001];

int main() {
    std::ios::sync_with_stdio(false);
    std::ifstream in("DELCOL.INP");
    std::ofstream out("DELCOL.OUT");
    in >> n;
    // Người thứ nhất lấy cột nào thì cộng a = (a + b) - b: coi như mọi cột đều bị trừ b trước.
    long long kq = 0;
    for (int i = 0; i < n; i++) {
        int a, b;
        in >> a >> b;
        kq -= b;
        dem[a + b]++;
    }
    // hai người lần lượt lấy các cột theo tổng giảm dần
    bool nguoiMot = true;
    for (int s = 6000; s >= 2; s--) {
        int duoc = nguoiMot ? (dem[s] + 1) / 2 : dem[s] / 2;
        kq += (long long)duoc * s;
        if (dem[s] % 2 == 1) nguoiMot = !nguoiMot;
    }
    out << kq << '\n';
}
