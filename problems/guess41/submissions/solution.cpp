// F(k): số lượng số nhiều nhất mà k cái kẹo luôn đủ; câu hỏi chia thành F(k-2) số "có" và F(k-1) số "không".
#include <fstream>
using namespace std;

int main() {
    ifstream in("GUESS.INP");
    ofstream out("GUESS.OUT");
    long long n, now = 1, next = 1;  // F(k) và F(k + 1)
    in >> n;
    int k = 0;
    while (now < n) {
        long long sum = now + next;
        now = next;
        next = sum;
        k++;
    }
    out << k << "\n";
}
