// Đúng trong phạm vi int: số lớn hơn làm việc đọc dừng lại.
#include <fstream>

int main() {
    std::ifstream in("STONE.INP");
    std::ofstream out("STONE.OUT");
    int n = 0, m = 0;
    in >> n >> m;
    if (n % 2 && m % 2)
        out << "YES\n1\n3 1\n";
    else if (n % 2)
        out << "YES\n2\n2 2\n3 2\n";
    else if (m % 2)
        out << "YES\n2\n2 1\n3 3\n";
    else
        out << "NO\n";
}
