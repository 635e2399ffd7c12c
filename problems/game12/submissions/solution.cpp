#include <fstream>
#include <string>
#include <vector>

int n;
std::string xau, ron, her;
std::vector<int> viTri[26];  // các vị trí còn lại của từng chữ cái, từ trái sang phải
std::vector<bool> daLay;

int main() {
    std::ifstream in("GAME12.INP");
    std::ofstream out("GAME12.OUT");
    in >> n >> xau;
    for (int i = 0; i < n; i++) viTri[xau[i] - 'a'].push_back(i);
    daLay.assign(n, false);
    int cuoi = n - 1;
    for (int luot = 0; luot < n; luot++) {
        if (luot % 2 == 0) {
            // Ron lấy chữ cuối cùng: đó là vị trí lớn nhất của chữ ấy
            while (daLay[cuoi]) cuoi--;
            daLay[cuoi] = true;
            ron += xau[cuoi];
            viTri[xau[cuoi] - 'a'].pop_back();
        } else {
            // Hermione lấy chữ nhỏ nhất, ở bên phải nhất
            int chu = 0;
            while (viTri[chu].empty()) chu++;
            int cho = viTri[chu].back();
            daLay[cho] = true;
            her += xau[cho];
            viTri[chu].pop_back();
        }
    }
    out << (her < ron ? "YES" : "NO") << '\n' << her << '\n';
}
