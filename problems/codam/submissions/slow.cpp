// Đúng theo luật: tìm giá trị Grundy bằng đệ quy, không nhớ gì cả.
#include <fstream>
#include <set>
#include <vector>
using namespace std;

int n;
// Cột các quân của người sắp đi và của người kia.
vector<int> own, other;

int grundy();

// Giá trị Grundy của thế cờ sau khi đẩy quân ở hàng i tới cột c.
int after(int i, int c) {
    int from = own[i];
    own[i] = c;
    swap(own, other);
    int value = grundy();
    swap(own, other);
    own[i] = from;
    return value;
}

int grundy() {
    set<int> reached;
    for (int i = 0; i < n; i++) {
        int step = own[i] < other[i] ? 1 : -1;
        for (int c = own[i] + step; c != other[i]; c += step) reached.insert(after(i, c));
    }
    int mex = 0;
    while (reached.count(mex)) mex++;
    return mex;
}

int main() {
    ifstream in("CODAM.INP");
    ofstream out("CODAM.OUT");
    int length;
    in >> n >> length;
    own.resize(n);
    other.resize(n);
    for (int i = 0; i < n; i++) in >> own[i] >> other[i];
    int count = 0, row = 0, column = 0;
    for (int i = 0; i < n; i++)
        for (int c = 1; c <= length; c++) {
            bool between = (own[i] < c && c < other[i]) || (other[i] < c && c < own[i]);
            if (between && after(i, c) == 0 && ++count == 1) {
                row = i + 1;
                column = c;
            }
        }
    out << grundy() << '\n' << count << '\n';
    if (count > 0) out << row << ' ' << column << '\n';
}
