// Sau mỗi bước bớt đúng một viên: tìm mọi bộ ba số có thể còn lại sau 1, 2, 3, ... bước. Chỉ dùng được khi ít bi.
#include <array>
#include <fstream>
#include <set>
using namespace std;

typedef array<long long, 3> Balls;

bool canWin(Balls start) {
    set<Balls> now = {start};
    while (!now.empty()) {
        if (now.count({1, 0, 0}) || now.count({0, 1, 0}) || now.count({0, 0, 1})) return true;
        set<Balls> next;
        for (Balls b : now) {
            if (b[0] > 0 && b[1] > 0) next.insert({b[0] - 1, b[1] - 1, b[2] + 1});
            if (b[0] > 0 && b[2] > 0) next.insert({b[0] - 1, b[1] + 1, b[2] - 1});
            if (b[1] > 0 && b[2] > 0) next.insert({b[0] + 1, b[1] - 1, b[2] - 1});
        }
        now = next;
    }
    return false;
}

int main() {
    ifstream in("COLLECT.INP");
    ofstream out("COLLECT.OUT");
    int tests;
    Balls balls;
    in >> tests;
    while (tests--) {
        in >> balls[0] >> balls[1] >> balls[2];
        out << (canWin(balls) ? "YES\n" : "NO\n");
    }
}
