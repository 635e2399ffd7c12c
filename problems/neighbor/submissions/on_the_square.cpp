// Hiểu sai mỗi vòng: người đứng ở hình vuông và người bên phải đổi chỗ liên tiếp cho nhau; số lần
// chẵn thì như không đổi, số lần lẻ thì như đổi một lần.
#include <fstream>
#include <utility>
#include <vector>

int main() {
    std::ifstream in("NEIGHBOR.INP");
    std::ofstream out("NEIGHBOR.OUT");
    int n, k, a;
    in >> n >> k >> a;
    std::vector<int> person(n);
    for (int i = 0; i < n; i++) person[i] = i + 1;
    // All primes but the first, 2, are odd.
    if (k % 2 == 0) std::swap(person[0], person[1]);
    for (int i = 0; i < n; i++)
        if (person[i] == a) out << person[(i + 1) % n] << ' ' << person[(i + n - 1) % n] << '\n';
}
