// Đúng theo luật: thử mọi nước đi, không nhớ gì cả.
#include <fstream>
#include <vector>
using namespace std;

int n;
vector<long long> stones;

// Đi nước i j k (times = 1) hoặc đi lại nước ấy (times = -1).
void change(int i, int j, int k, int times) {
    stones[i] -= times;
    stones[j] += times;
    stones[k] += times;
}

// Người sắp đi có thắng không? Nếu có, best là nước thắng nhỏ nhất.
bool wins(vector<int> &best) {
    vector<int> answer;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n && stones[i] > 0; j++)
            for (int k = j; k < n; k++) {
                change(i, j, k, 1);
                bool lost = !wins(answer);
                change(i, j, k, -1);
                if (lost) {
                    best = {i, j, k};
                    return true;
                }
            }
    return false;
}

int main() {
    ifstream in("STONES.INP");
    ofstream out("STONES.OUT");
    in >> n;
    stones.resize(n);
    for (int i = 0; i < n; i++) in >> stones[i];
    vector<int> best;
    if (wins(best)) out << best[0] << ' ' << best[1] << ' ' << best[2] << '\n';
    else out << -1 << '\n';
}
