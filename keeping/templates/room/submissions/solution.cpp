// Bội của 3 là thế thua.
#include <fstream>

int main() {
    std::ifstream in("{FILE}.INP");
    std::ofstream out("{FILE}.OUT");
    int n;
    in >> n;
    out << (n % 3 == 0 ? "SECOND" : "FIRST") << '\n';
}
