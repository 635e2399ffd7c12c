#include <fstream>

// count[s]: số cột có tổng hai số bằng s
int n, count[6001];

int main() {
    std::ios::sync_with_stdio(false);
    std::ifstream in("DELCOL.INP");
    std::ofstream out("DELCOL.OUT");
    in >> n;
    // Người thứ nhất lấy cột nào thì cộng a = (a + b) - b: coi như mọi cột đều bị trừ b trước.
    long long difference = 0;
    for (int i = 0; i < n; i++) {
        int a, b;
        in >> a >> b;
        difference -= b;
        count[a + b]++;
    }
    // hai người lần lượt lấy các cột theo tổng giảm dần
    bool firstMoves = true;
    for (int s = 6000; s >= 2; s--) {
        int taken = firstMoves ? (count[s] + 1) / 2 : count[s] / 2;
        difference += (long long)taken * s;
        if (count[s] % 2 == 1) firstMoves = !firstMoves;
    }
    out << difference << '\n';
}
