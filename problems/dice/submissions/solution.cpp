// Kết quả chỉ phụ thuộc mặt trên và khoảng cách từ tổng tới Smax; từ khoảng cách 8 trở đi nó lặp lại với
// chu kỳ 9 (bảng nhỏ bên dưới cho thấy điều đó).
#include <fstream>
#include <vector>
using namespace std;

bool wins[40][7];  // wins[r][t]: còn cách r, mặt trên là t

int main() {
    ifstream fin("DICE.INP");
    ofstream fout("DICE.OUT");
    int v;
    long long sum, limit;
    fin >> v >> sum >> limit;
    long long left = limit - sum;
    if (left >= 17) left = 8 + (left - 8) % 9;
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
