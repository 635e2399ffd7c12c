// Đúng, nhưng thử mọi chữ số ở mọi vị trí.
#include <fstream>
#include <string>

static std::string n, written;

static bool reached() {
    if (written.size() != n.size()) return written.size() > n.size();
    return written >= n;
}

static bool wins() {
    for (char digit = written.empty() ? '1' : '0'; digit <= '9'; digit++) {
        written.push_back(digit);
        bool good = reached() || !wins();
        written.pop_back();
        if (good) return true;
    }
    return false;
}

int main() {
    std::ifstream in("GAME11.INP");
    std::ofstream out("GAME11.OUT");
    in >> n;
    out << (wins() ? "First" : "Second") << '\n';
}
