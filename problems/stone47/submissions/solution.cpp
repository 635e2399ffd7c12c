// Hai đống bằng nhau triệt tiêu nhau, nên chỉ cần biết N và M chẵn hay lẻ.
#include <fstream>
using namespace std;

int main() {
    ifstream in("STONE.INP");
    ofstream out("STONE.OUT");
    long long n, m;
    in >> n >> m;
    int sum = 0;
    if (n % 2 == 1) sum ^= 2;
    if (m % 2 == 1) sum ^= 3;
    int count = 0;
    for (int size = 2; size <= 3; size++)
        if ((size ^ sum) < size) count++;
    if (count == 0) {
        out << "NO\n";
        return 0;
    }
    out << "YES\n" << count << '\n';
    for (int size = 2; size <= 3; size++) {
        int left = size ^ sum;
        if (left < size) out << size << ' ' << size - left << '\n';
    }
}
