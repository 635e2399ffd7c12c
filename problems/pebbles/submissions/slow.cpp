// Đúng theo luật chơi: đệ quy có nhớ trên mọi cặp (số viên còn lại, số viên được bốc nhiều nhất).
#include <fstream>
#include <map>
#include <utility>
using namespace std;

map<pair<long long, long long>, bool> known;

// Còn left viên, được bốc nhiều nhất most viên: người sắp đi có thắng không?
bool wins(long long left, long long most) {
    if (most >= left) return left > 0;  // bốc hết; nếu không còn viên nào thì đã thua
    if (known.count({left, most})) return known[{left, most}];
    bool result = false;
    for (long long take = most; take >= 1; take--)
        if (!wins(left - take, 2 * take)) result = true;
    return known[{left, most}] = result;
}

int main() {
    ifstream in("PEBBLES.INP");
    ofstream out("PEBBLES.OUT");
    long long n, take = 1;
    in >> n;
    while (wins(n - take, 2 * take)) take++;
    out << take << '\n';
}
