// Chậm: Hermione thử mọi chữ ở mỗi nước đi.
#include <fstream>
#include <string>
using namespace std;

bool canWin = false, any = false;
string smallest;  // xâu nhỏ nhất của Hermione cho tới lúc này

// Đến lượt Ron.
void play(string source, string hers, string his) {
    if (!source.empty()) {
        his += source.back();
        source.pop_back();
    }
    if (source.empty()) {
        if (hers < his) canWin = true;
        if (!any || hers < smallest) smallest = hers;
        any = true;
        return;
    }
    for (size_t i = 0; i < source.size(); i++) {
        string rest = source;
        rest.erase(i, 1);
        play(rest, hers + source[i], his);
    }
}

int main() {
    ifstream in("GAME12.INP");
    ofstream out("GAME12.OUT");
    int n;
    string source;
    in >> n >> source;
    play(source, "", "");
    out << (canWin ? "YES" : "NO") << '\n' << smallest << '\n';
}
