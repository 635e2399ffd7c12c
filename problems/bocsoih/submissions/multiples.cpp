// Quên rằng không được lặp lại nước đi vừa rồi: khi đó chỉ các bội của M + 1 là thế thua.
#include <fstream>

int main() {
    std::ifstream in("BOCSOIH.INP");
    std::ofstream out("BOCSOIH.OUT");
    int t;
    for (in >> t; t--;) {
        long long n, m;
        in >> n >> m;
        out << (n % (m + 1) != 0) << '\n';
    }
}
