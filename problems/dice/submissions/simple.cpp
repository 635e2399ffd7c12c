// Lập bảng thắng thua cho mọi khoảng cách từ tổng tới Smax.
#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream fin("DICE.INP");
    ofstream fout("DICE.OUT");
    long long v, sum, limit;
    fin >> v >> sum >> limit;
    long long left = limit - sum;
    // wins[r][t]: còn cách Smax r, mặt trên là t thì người sắp đi có thắng không. Chỉ giữ 8 dòng gần nhất.
    bool wins[8][7] = {};
    vector<int> faces;
    for (long long r = 0; r <= left; r++)
        for (int top = 1; top <= 6; top++) {
            bool won = false;
            for (int face = 1; face <= 6 && face <= r; face++) {
                if (face == top || face + top == 7 || wins[(r - face) % 8][face]) continue;
                won = true;
                if (r == left && top == v) faces.push_back(face);
            }
            wins[r % 8][top] = won;
        }
    fout << faces.size();
    for (int face : faces) fout << ' ' << face;
    fout << '\n';
}
