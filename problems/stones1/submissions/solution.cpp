// Đánh số các viên sỏi từ phải sang. Chỉ khoảng trống bên trái các viên 1, 3, 5, … là quan trọng: mỗi khoảng
// là một đống mà mỗi lần bốc một hoặc hai viên. Viên 2, 4, … đi thì khoảng của viên bên phải nó rộng ra.
#include <fstream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ifstream in("STONES.INP");
    ofstream out("STONES.OUT");
    int n;
    string strip;
    in >> n >> strip;
    // gap[i]: số ô trống ngay bên trái viên thứ i, tính từ phải, bắt đầu từ 0.
    vector<int> gap;
    for (int cell = n - 1; cell >= 0; cell--) {
        if (strip[cell] == 'X') gap.push_back(0);
        else if (!gap.empty()) gap.back()++;
    }
    int sum = 0;
    for (size_t i = 0; i < gap.size(); i += 2) sum ^= gap[i] % 3;
    int count = 0;
    for (size_t i = 0; i < gap.size(); i++)
        for (int step = 1; step <= 2 && step <= gap[i]; step++) {
            int before, after;
            if (i % 2 == 0) {
                before = gap[i];
                after = gap[i] - step;
            } else {
                before = gap[i - 1];
                after = gap[i - 1] + step;
            }
            if ((sum ^ (before % 3) ^ (after % 3)) == 0) count++;
        }
    out << count << '\n';
}
