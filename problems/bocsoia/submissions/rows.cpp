#include <fstream>
using namespace std;

const int NO = 0, YES = 1, ANY = 2;
const int GIVE_UP = 0, TAKE_ONE = 1, TAKE_REST = 2;

struct Row {
    int divides, empty, action;
};
const Row TABLE[] = {
    {YES, YES, GIVE_UP},
    {YES, NO, TAKE_ONE},
    {NO, ANY, TAKE_REST},
};

int action(long long n, long long m) {
    int divides = n % (m + 1) == 0, empty = n == 0;
    for (const Row &row : TABLE)
        if (row.divides == divides && (row.empty == ANY || row.empty == empty)) return row.action;
    return GIVE_UP;
}

int main() {
    ifstream in("BOCSOIA.INP");
    ofstream out("BOCSOIA.OUT");
    int q;
    in >> q;
    while (q--) {
        long long n, m;
        in >> n >> m;
        int what = action(n, m);
        if (what == GIVE_UP) out << "0 0\n";
        if (what == TAKE_ONE) out << "0 1\n";
        if (what == TAKE_REST) out << "1 " << n % (m + 1) << '\n';
    }
}
