// Chỉ tính bảng cho khoảng trống đến 30; khoảng dài hơn coi như 30.
// Chỉ số dư của mỗi khoảng trống khi chia cho 3 là quan trọng: bảng thắng thua của 3^k thế, k là số viên sỏi.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

int stones;

// Số hiệu của thế sau khi viên thứ i đi step ô; khoảng bên trái viên đầu tiên là chữ số cao nhất.
int after(const vector<int> &gap, int i, int step) {
    int code = 0;
    for (int j = 0; j < stones; j++) {
        int size = gap[j];
        if (j == i) size -= step;
        if (j == i + 1) size += step;
        code = code * 3 + min(size, 30) % 3;
    }
    return code;
}

int main() {
    ifstream in("STONES.INP");
    ofstream out("STONES.OUT");
    int n, free = 0;
    string strip;
    in >> n >> strip;
    vector<int> gap;
    for (char cell : strip) {
        if (cell == 'X') {
            gap.push_back(free);
            free = 0;
        } else {
            free++;
        }
    }
    stones = gap.size();
    if (stones > 12) {
        // Bảng quá lớn, đành đoán.
        out << 0 << '\n';
        return 0;
    }
    int positions = 1;
    for (int i = 0; i < stones; i++) positions *= 3;
    vector<bool> lost(positions);
    for (int code = 0; code < positions; code++) {
        vector<int> digits(stones);
        int rest = code;
        for (int i = stones - 1; i >= 0; i--) {
            digits[i] = rest % 3;
            rest /= 3;
        }
        bool wins = false;
        for (int i = 0; i < stones; i++)
            for (int step = 1; step <= digits[i]; step++)
                if (lost[after(digits, i, step)]) wins = true;
        lost[code] = !wins;
    }
    int count = 0;
    for (int i = 0; i < stones; i++)
        for (int step = 1; step <= 2 && step <= gap[i]; step++)
            if (lost[after(gap, i, step)]) count++;
    out << count << '\n';
}
