// Chậm: chơi đúng như luật, mỗi bước gạch các bội của số được đọc.
#include <fstream>
#include <vector>
using namespace std;

typedef long long ll;

int main() {
    ifstream in("FILTR.INP");
    ofstream out("FILTR.OUT");
    ll low, high;
    in >> low >> high;
    ll left = high - low + 1, spoken = 1;
    vector<bool> red(left);
    while (left > 0) {
        spoken++;
        ll m = (low + spoken - 1) / spoken * spoken;  // bội nhỏ nhất không nhỏ hơn low
        for (; m <= high; m += spoken)
            if (!red[m - low]) {
                red[m - low] = true;
                left--;
            }
    }
    out << spoken - 1 << '\n';
}
