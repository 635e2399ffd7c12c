// Tách n thành tổng các số Fibonacci, mỗi lần lấy số lớn nhất có thể; số cuối cùng là đáp án.
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("PEBBLES.INP");
    ofstream out("PEBBLES.OUT");
    long long n;
    in >> n;
    vector<long long> fibonacci = {1, 2};
    while (fibonacci.back() < n) {
        size_t k = fibonacci.size();
        fibonacci.push_back(fibonacci[k - 1] + fibonacci[k - 2]);
    }
    long long left = n, answer = 0;
    for (int k = (int)fibonacci.size() - 1; k >= 0; k--)
        if (fibonacci[k] <= left) {
            left -= fibonacci[k];
            answer = fibonacci[k];
            if (left == 0) break;
        }
    out << answer << '\n';
}
