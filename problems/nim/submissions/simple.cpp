// Đúng, nhưng với mỗi đống lại tính tổng XOR của các đống khác từ đầu.
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("NIM.INP");
    ofstream out("NIM.OUT");
    int n;
    in >> n;
    vector<long long> heap(n);
    for (long long &stones : heap) in >> stones;
    vector<int> number;
    vector<long long> take;
    for (int i = 0; i < n; i++) {
        long long left = 0;
        for (int j = 0; j < n; j++)
            if (j != i) left ^= heap[j];
        if (left < heap[i]) {
            number.push_back(i + 1);
            take.push_back(heap[i] - left);
        }
    }
    out << number.size() << '\n';
    for (size_t k = 0; k < number.size(); k++) out << number[k] << ' ' << take[k] << '\n';
}
