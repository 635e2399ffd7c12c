#include <fstream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ifstream in("NIM.INP");
    ofstream out("NIM.OUT");
    int n;
    in >> n;
    vector<long long> heap(n);
    long long sum = 0;
    for (long long &stones : heap) {
        in >> stones;
        sum ^= stones;
    }
    vector<pair<int, long long>> moves;
    for (int i = 0; i < n; i++) {
        long long left = heap[i] ^ sum;
        if (left < heap[i]) moves.push_back({i + 1, heap[i] - left});
    }
    out << moves.size() << '\n';
    for (auto [number, take] : moves) out << number << ' ' << take << '\n';
}
