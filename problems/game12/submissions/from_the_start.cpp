// Mỗi lượt lại tìm chữ cái nhỏ nhất từ 'a' rồi xóa nó khỏi xâu.
#include <fstream>
#include <string>

int main() {
    std::ifstream in("GAME12.INP");
    std::ofstream out("GAME12.OUT");
    int n;
    std::string s, hers, his;
    in >> n >> s;
    while (!s.empty()) {
        his += s.back();
        s.pop_back();
        for (char letter = 'a'; letter <= 'z'; letter++) {
            size_t place = s.rfind(letter);
            if (place == std::string::npos) continue;
            hers += letter;
            s.erase(place, 1);
            break;
        }
    }
    out << (hers < his ? "YES" : "NO") << '\n' << hers << '\n';
}
