// Đúng, nhưng đi theo từng vòng các đoạn độ dài mà từ đó A thắng.
#include <fstream>

int main() {
    std::ifstream in("NAIL.INP");
    std::ofstream out("NAIL.OUT");
    int t;
    in >> t;
    while (t--) {
        long long l, a, a_most, b, b_most;
        in >> l >> a >> a_most >> b >> b_most;
        // A wins from first..last; B has lost from first + b_most..last + b.
        long long first = 1, last = a_most;
        while (last < l && first + b_most <= last + b) {
            first += b_most + a;
            last += b + a_most;
        }
        out << (first <= l && l <= last ? 'A' : 'B') << '\n';
    }
}
