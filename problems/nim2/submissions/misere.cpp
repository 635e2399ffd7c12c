#include <fstream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ifstream in("NIM2.INP");
    ofstream out("NIM2.OUT");
    int tests;
    in >> tests;
    while (tests--) {
        int misere, n, large = 0;
        in >> misere >> n;
        vector<long long> heap(n);
        long long sum = 0;
        for (long long &stones : heap) {
            in >> stones;
            sum ^= stones;
            if (stones > 1) large++;
        }
        vector<pair<int, long long>> moves;
        for (int i = 0; i < n; i++) {
            int largeOthers = heap[i] > 1 ? large - 1 : large;
            long long left = heap[i] ^ sum;
            if (misere && largeOthers == 0) left ^= 1;
            if (left < heap[i]) moves.push_back({i + 1, heap[i] - left});
        }
        out << moves.size() << '\n';
        for (auto [number, take] : moves) out << number << ' ' << take << '\n';
    }
}
