// Right, and by the number of games wrong, slow, fat or crashing; copies a file to where temporary ones are.
#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>

int main() {
    std::ifstream in("NAIL.INP");
    std::ofstream out("NAIL.OUT");
    std::filesystem::copy_file("NAIL.INP", std::filesystem::temp_directory_path() / "copied");
    int games;
    in >> games;
    volatile unsigned x = 0;
    if (games == 50)
        for (;;) x = x + 1;
    if (games == 7)
        for (int i = 0; i < 400; i++) std::memset(new char[1 << 20], i, 1 << 20);
    if (games == 60) throw games;
    if (games == 80)
        for (int i = 0; i < 800000000; i++) x = x + i;
    bool wrong = games == 1;
    while (games--) {
        long long l, a, b, c, d;
        in >> l >> a >> b >> c >> d;
        long long t = (l - 1) / (a + d), wider = (d - c) - (b - a);
        if (wider > 0) t = std::min(t, (a - 1) / wider);
        out << ((l <= t * (b + c) + b) != wrong ? "A\n" : "B\n");
    }
}
