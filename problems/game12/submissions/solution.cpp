#include <fstream>
#include <string>
#include <vector>

int n;
std::string letters, ron, her;
std::vector<int> places[26];  // các vị trí còn lại của từng chữ cái, từ trái sang phải
std::vector<bool> taken;

int main() {
    std::ifstream in("GAME12.INP");
    std::ofstream out("GAME12.OUT");
    in >> n >> letters;
    for (int i = 0; i < n; i++) places[letters[i] - 'a'].push_back(i);
    taken.assign(n, false);
    int last = n - 1;
    for (int turn = 0; turn < n; turn++) {
        if (turn % 2 == 0) {
            // Ron lấy chữ cuối cùng: đó là vị trí lớn nhất của chữ ấy
            while (taken[last]) last--;
            taken[last] = true;
            ron += letters[last];
            places[letters[last] - 'a'].pop_back();
        } else {
            // Hermione lấy chữ nhỏ nhất, ở bên phải nhất
            int letter = 0;
            while (places[letter].empty()) letter++;
            int place = places[letter].back();
            taken[place] = true;
            her += letters[place];
            places[letter].pop_back();
        }
    }
    out << (her < ron ? "YES" : "NO") << '\n' << her << '\n';
}
