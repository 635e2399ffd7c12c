// Làm đúng theo luật: với mỗi độ dài từ 1 đến L, tính xem ai thắng nếu A, hoặc B, đi trước.
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("NAIL.INP");
    ofstream out("NAIL.OUT");
    int games;
    in >> games;
    while (games--) {
        long long length, amin, amax, bmin, bmax;
        in >> length >> amin >> amax >> bmin >> bmax;
        vector<bool> aWins(1), bWins(1);  // aWins[len]: đến lượt A, còn len, và A thắng
        for (long long len = 1; len <= length; len++) {
            bool a = len <= amax, b = len <= bmax;
            for (long long x = amin; x <= amax && !a; x++) a = !bWins[len - x];
            for (long long x = bmin; x <= bmax && !b; x++) b = !aWins[len - x];
            aWins.push_back(a);
            bWins.push_back(b);
        }
        out << (aWins[length] ? "A\n" : "B\n");
    }
}
